import Inspection

/// What the shell reaches in the model of UIKit beside the members that the cards list. A table is made when its type is
/// first asked for, so that a start of the lab pays for none of them.
enum UIKitRows {
  /// All tables.
  static var all: [DeferredTable] {
    behaviour + kept
  }

  private static var behaviour: [DeferredTable] {
    ApplicationRows.all + AttributedStringRows.all + BarRows.all + ButtonRows.all + CollectionLayoutRows.all + CollectionProtocolRows.all
      + CollectionRows.all + CollectionSupplementRows.all + ColorRows.all + ControlRows.all + ControllerRows.all + EventRows.all
      + FontAndSwipeRows.all + FoundationRows.all + GeometryRows.all + LayerRows.all + LayoutRows.all + ListRows.all + PresentationRows.all
      + ScrollRows.all
      + SupplementRows.all + TabRows.all + TextInputRows.all + TextRows.all + TextTraitRows.all + TraitRows.all + ViewRows.all
      + VisualFormatRows.all + WorldRows.all
  }

  private static var kept: [DeferredTable] {
    BarAppearanceRows.all + KeptApplicationRows.all + KeptControlRows.all + KeptControllerRows.all + KeptLayerRows.all + KeptViewRows.all
  }
}

/// A table of a type of the model of UIKit.
func uiKitTable(_ path: String, _ make: @escaping () -> TypeTable) -> DeferredTable {
  DeferredTable(path, module: "UIKitModel", make)
}
