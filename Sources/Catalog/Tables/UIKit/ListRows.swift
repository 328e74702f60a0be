import Foundation
import Inspection
import UIKitModel

/// Tables of lists: their content, cells, accessories and configuration.
enum ListRows {
  /// All of them.
  static var all: [DeferredTable] {
    [
      content, listContentView, listCell, listConfiguration, appearance, headerMode, footerMode, axis,
    ] + ListPartRows.all
  }

  private static var content: DeferredTable {
    uiKitTable("UIListContentConfiguration") {
      TypeTable(UIListContentConfiguration.self, conformances: ["UIContentConfiguration", "Hashable"]) {
        Property("text", \UIListContentConfiguration.text)
        Property("secondaryText", \UIListContentConfiguration.secondaryText)
        Property("attributedText", \UIListContentConfiguration.attributedText)
        Property("secondaryAttributedText", \UIListContentConfiguration.secondaryAttributedText)
        Property("image", \UIListContentConfiguration.image)
        Property("textProperties", \UIListContentConfiguration.textProperties)
        Property("secondaryTextProperties", \UIListContentConfiguration.secondaryTextProperties)
        Property("imageProperties", \UIListContentConfiguration.imageProperties)
        Property("axesPreservingSuperviewLayoutMargins", \UIListContentConfiguration.axesPreservingSuperviewLayoutMargins)
        Property("directionalLayoutMargins", \UIListContentConfiguration.directionalLayoutMargins)
        Property("prefersSideBySideTextAndSecondaryText", \UIListContentConfiguration.prefersSideBySideTextAndSecondaryText)
        Property("imageToTextPadding", \UIListContentConfiguration.imageToTextPadding)
        Property("textToSecondaryTextHorizontalPadding", \UIListContentConfiguration.textToSecondaryTextHorizontalPadding)
        Property("textToSecondaryTextVerticalPadding", \UIListContentConfiguration.textToSecondaryTextVerticalPadding)
        Property("alpha", \UIListContentConfiguration.alpha)
        Method("makeContentView()") { (content: UIListContentConfiguration) in UIListContentView(configuration: content) }
        Method("updated(for state: UICellConfigurationState)") {
          (content: UIListContentConfiguration, state: UICellConfigurationState) in content.updated(for: state)
        }
        contentStyles
      }
    }
  }

  @TableBuilder private static var contentStyles: [any TableEntry] {
    StaticMethod("cell()") { UIListContentConfiguration.cell() }
    StaticMethod("subtitleCell()") { UIListContentConfiguration.subtitleCell() }
    StaticMethod("valueCell()") { UIListContentConfiguration.valueCell() }
    StaticMethod("header()") { UIListContentConfiguration.header() }
    StaticMethod("footer()") { UIListContentConfiguration.footer() }
    StaticMethod("plainHeader()") { UIListContentConfiguration.plainHeader() }
    StaticMethod("plainFooter()") { UIListContentConfiguration.plainFooter() }
    StaticMethod("groupedHeader()") { UIListContentConfiguration.groupedHeader() }
    StaticMethod("groupedFooter()") { UIListContentConfiguration.groupedFooter() }
    StaticMethod("prominentInsetGroupedHeader()") { UIListContentConfiguration.prominentInsetGroupedHeader() }
    StaticMethod("extraProminentInsetGroupedHeader()") { UIListContentConfiguration.extraProminentInsetGroupedHeader() }
    StaticMethod("sidebarCell()") { UIListContentConfiguration.sidebarCell() }
    StaticMethod("sidebarSubtitleCell()") { UIListContentConfiguration.sidebarSubtitleCell() }
    StaticMethod("sidebarHeader()") { UIListContentConfiguration.sidebarHeader() }
    StaticMethod("accompaniedSidebarCell()") { UIListContentConfiguration.accompaniedSidebarCell() }
    StaticMethod("accompaniedSidebarSubtitleCell()") { UIListContentConfiguration.accompaniedSidebarSubtitleCell() }
  }

  private static var listContentView: DeferredTable {
    uiKitTable("UIListContentView") {
      TypeTable(UIListContentView.self, superclass: UIView.self, conformances: ["UIContentView"]) {
        Property("configuration", \UIListContentView.configuration)
        Property("textLayoutGuide", \UIListContentView.textLayoutGuide, .get)
        Property("secondaryTextLayoutGuide", \UIListContentView.secondaryTextLayoutGuide, .get)
        Property("imageLayoutGuide", \UIListContentView.imageLayoutGuide, .get)
        Initializer("init(configuration: UIListContentConfiguration)") { (configuration: UIListContentConfiguration) in
          UIListContentView(configuration: configuration)
        }
      }
    }
  }

  private static var listCell: DeferredTable {
    uiKitTable("UICollectionViewListCell") {
      TypeTable(UICollectionViewListCell.self, superclass: UICollectionViewCell.self) {
        Property("indentationLevel", \UICollectionViewListCell.indentationLevel)
        Property("indentationWidth", \UICollectionViewListCell.indentationWidth)
        Property("indentsAccessories", \UICollectionViewListCell.indentsAccessories)
        Property("accessories", \UICollectionViewListCell.accessories)
        Property("separatorLayoutGuide", \UICollectionViewListCell.separatorLayoutGuide, .get)
        Method("defaultContentConfiguration()") { (cell: UICollectionViewListCell) in cell.defaultContentConfiguration() }
        Initializer("init()") { UICollectionViewListCell(frame: .zero) }
        Initializer("init(frame: CGRect)") { (frame: CGRect) in UICollectionViewListCell(frame: frame) }
      }
    }
  }

  private static var listConfiguration: DeferredTable {
    uiKitTable("UICollectionLayoutListConfiguration") {
      TypeTable(UICollectionLayoutListConfiguration.self) {
        Property("appearance", \UICollectionLayoutListConfiguration.appearance, .get)
        Property("showsSeparators", \UICollectionLayoutListConfiguration.showsSeparators)
        Property("backgroundColor", \UICollectionLayoutListConfiguration.backgroundColor)
        Property("headerMode", \UICollectionLayoutListConfiguration.headerMode)
        Property("footerMode", \UICollectionLayoutListConfiguration.footerMode)
        Property("headerTopPadding", \UICollectionLayoutListConfiguration.headerTopPadding)
        Initializer("init(appearance: UICollectionLayoutListConfiguration.Appearance)") {
          (appearance: UICollectionLayoutListConfiguration.Appearance) in UICollectionLayoutListConfiguration(appearance: appearance)
        }
      }
    }
  }

  private static var appearance: DeferredTable {
    uiKitTable("UICollectionLayoutListConfiguration.Appearance") {
      TypeTable(UICollectionLayoutListConfiguration.Appearance.self) {
        EnumCase("plain", UICollectionLayoutListConfiguration.Appearance.plain)
        EnumCase("grouped", UICollectionLayoutListConfiguration.Appearance.grouped)
        EnumCase("insetGrouped", UICollectionLayoutListConfiguration.Appearance.insetGrouped)
        EnumCase("sidebar", UICollectionLayoutListConfiguration.Appearance.sidebar)
        EnumCase("sidebarPlain", UICollectionLayoutListConfiguration.Appearance.sidebarPlain)
      }
    }
  }

  private static var headerMode: DeferredTable {
    uiKitTable("UICollectionLayoutListConfiguration.HeaderMode") {
      TypeTable(UICollectionLayoutListConfiguration.HeaderMode.self) {
        EnumCase("none", UICollectionLayoutListConfiguration.HeaderMode.none)
        EnumCase("supplementary", UICollectionLayoutListConfiguration.HeaderMode.supplementary)
        EnumCase("firstItemInSection", UICollectionLayoutListConfiguration.HeaderMode.firstItemInSection)
      }
    }
  }

  private static var footerMode: DeferredTable {
    uiKitTable("UICollectionLayoutListConfiguration.FooterMode") {
      TypeTable(UICollectionLayoutListConfiguration.FooterMode.self) {
        EnumCase("none", UICollectionLayoutListConfiguration.FooterMode.none)
        EnumCase("supplementary", UICollectionLayoutListConfiguration.FooterMode.supplementary)
      }
    }
  }

  private static var axis: DeferredTable {
    uiKitTable("UIAxis") {
      TypeTable(UIAxis.self) {
        Property("rawValue", \UIAxis.rawValue)
        Initializer("init(rawValue: UInt)") { (rawValue: UInt) in UIAxis(rawValue: rawValue) }
        StaticProperty("horizontal") { UIAxis.horizontal }
        StaticProperty("vertical") { UIAxis.vertical }
        StaticProperty("both") { UIAxis.both }
      }
    }
  }
}
