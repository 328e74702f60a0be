extension CatalogIndex {
  /// The 52 type cards.
  static let types: [CatalogEntry] = [
    .propertyBox,
    .valueCounter,
    .referenceCounter,
    .uiResponder,
    .uiView,
  ]

  /// The 18 concepts.
  static let concepts: [CatalogEntry] = []
}
