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
    .uiTextField,
    .uiTextView,
    .uiTextFieldDelegate,
    .uiTextViewDelegate,
    .uiScrollView,
    .uiCollectionView,
    .uiCollectionViewCell,
    .uiCollectionViewDataSource,
    .uiCollectionViewDelegate,
    .uiCollectionViewDiffableDataSource,
    .nsDiffableDataSourceSnapshot,
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
    .firstResponder,
    .reuse,
    .stableIdentity,
  ]
}
