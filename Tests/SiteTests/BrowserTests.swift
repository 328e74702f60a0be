import Testing

@Suite("The site in a browser", .enabled(if: SiteUnderTest.canBrowse, "needs Chromium and selenium: make setup"), .serialized)
struct BrowserTests {
  @Test(
    "no page writes to the console, asks anything from outside, or is too wide, in both languages, themes and widths",
    arguments: [false, true])
  func quiet(overHTTP: Bool) throws {
    #expect(try SiteUnderTest.browse("quiet", overHTTP: overHTTP).findings == [])
  }

  @Test("axe-core finds nothing on any page, contrast included")
  func accessible() throws {
    #expect(try SiteUnderTest.browse("accessible").findings == [])
  }

  @Test("axe-core finds nothing in any of the 70 cards when it is open")
  func accessibleCards() throws {
    #expect(try SiteUnderTest.browse("accessible_cards").findings == [])
  }

  @Test("search finds and opens UIView by keyboard alone; filters, deep links and comparing work", arguments: [false, true])
  func search(overHTTP: Bool) throws {
    #expect(try SiteUnderTest.browse("search", overHTTP: overHTTP).findings == [])
  }

  @Test("theme and language are kept, and the language switch keeps the place", arguments: [false, true])
  func remembered(overHTTP: Bool) throws {
    #expect(try SiteUnderTest.browse("remembered", overHTTP: overHTTP).findings == [])
  }

  @Test("a recorded session plays, pauses, steps and ends as it was recorded")
  func player() throws {
    #expect(try SiteUnderTest.browse("player").findings == [])
  }

  @Test("the microscope links lines, chooses stages and explains words by keyboard")
  func microscope() throws {
    #expect(try SiteUnderTest.browse("microscope").findings == [])
  }

  @Test("a missing page is answered at any depth under a prefix")
  func missing() throws {
    #expect(try SiteUnderTest.browse("missing", overHTTP: true).findings == [])
  }

  @Test("a lesson is printed whole")
  func paper() throws {
    #expect(try SiteUnderTest.browse("paper").findings == [])
  }

  @Test("without scripts everything can be read")
  func scriptless() throws {
    #expect(try SiteUnderTest.browse("scriptless").findings == [])
  }
}
