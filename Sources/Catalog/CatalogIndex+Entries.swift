extension CatalogIndex {
  /// The 52 type cards.
  static let types: [CatalogEntry] = [
    .propertyBox,
    .messageDraft,
    .valueCounter,
    .referenceCounter,
    .uiResponder,
    .uiView,
    .nsLayoutAnchor,
    .nsLayoutConstraint,
    .uiStackView,
    .uiLabel,
    .uiImageView,
    .uiControl,
    .uiButton,
    .uiButtonConfiguration,
  ]

  /// The 18 concepts.
  static let concepts: [CatalogEntry] = [
    .letVar,
    .typeInference,
    .storedComputed,
    .lazyDidSet,
    .initSelfAccess,
    .valueReference,
    .autoLayout,
    .targetAction,
  ]
}
