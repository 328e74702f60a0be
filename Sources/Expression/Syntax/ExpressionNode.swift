import Inspection

/// One node of a parsed expression.
final class ExpressionNode {
  /// What kind of expression it is.
  indirect enum Kind {
    /// Digits as written, without underscores; `isNegated` when a minus was folded into the literal.
    case integer(text: String, isNegated: Bool)
    case floating(text: String, isNegated: Bool)
    case string([StringPart])
    case boolean(Bool)
    case nilLiteral
    case array([ExpressionNode])
    case dictionary([(key: ExpressionNode, value: ExpressionNode)])
    /// Two or more elements, or none.
    case tuple([Argument])
    case parenthesized(ExpressionNode)
    /// A name: variable, function, type, `self`, `$0`.
    case name(String)
    /// A type in expression position that is no plain name: `[Int]`, `Set<Int>`, `Int?`.
    case type(SwiftType)
    case superReference
    case implicitMember(String)
    case member(ExpressionNode, String, nameRange: Range<Int>)
    case call(ExpressionNode, ArgumentList)
    case subscripted(ExpressionNode, ArgumentList)
    /// `base?` inside a chain.
    case optionalChain(ExpressionNode)
    case forceUnwrap(ExpressionNode)
    case prefix(OperatorName, ExpressionNode)
    case postfix(ExpressionNode, OperatorName)
    case binary(ExpressionNode, OperatorName, ExpressionNode)
    case ternary(ExpressionNode, ExpressionNode, ExpressionNode, question: Int)
    case assignment(ExpressionNode, ExpressionNode, equal: Int)
    case cast(ExpressionNode, CastKind, WrittenType, operatorOffset: Int)
    case closure(ClosureNode)
    case keyPath(WrittenType?, [KeyPathPart])
    case trying(TryKind, ExpressionNode)
    case awaiting(ExpressionNode)
    case inoutReference(ExpressionNode)
    case operatorReference(OperatorName)
    case discard
    case ifExpression(IfStatement)
    case switchExpression(SwitchStatement)
    case macro(String)
  }

  enum CastKind: Hashable { case coerce, conditional, forced, test }
  enum TryKind: Hashable { case plain, optional, forced }

  struct Argument {
    var label: String?
    var labelRange: Range<Int>?
    var value: ExpressionNode
  }

  struct ArgumentList {
    var arguments: [Argument]
    var trailing: [Argument] = []
    /// From the opening to after the closing bracket; empty for a trailing closure alone.
    var range: Range<Int>
    var all: [Argument] { arguments + trailing }

    init(arguments: [Argument], trailing: [Argument] = [], range: Range<Int>) {
      self.arguments = arguments
      self.trailing = trailing
      self.range = range
    }

    /// No arguments, at a place.
    init(at offset: Int) { self.init(arguments: [], range: offset..<offset) }
  }

  struct OperatorName {
    var text: String
    var range: Range<Int>
  }

  struct WrittenType {
    var type: SwiftType
    var range: Range<Int>
  }

  enum StringPart {
    case text(String)
    case interpolation(ExpressionNode)
  }

  enum KeyPathPart {
    case member(String, Range<Int>)
    case optionalChain
    case forceUnwrap
    case subscripted(ArgumentList)
  }

  let kind: Kind
  let range: Range<Int>

  init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }

  var start: Int { range.lowerBound }

  /// The expression without parentheses around it.
  var unparenthesized: ExpressionNode {
    if case .parenthesized(let inner) = kind { return inner.unparenthesized }
    return self
  }
}

/// `{ a, b in … }`
final class ClosureNode {
  struct Parameter {
    var name: String
    var type: ExpressionNode.WrittenType?
    var range: Range<Int>
  }
  /// `[weak self, count]`: what the closure takes with it when it is made.
  struct Capture {
    /// How the closure holds what it takes.
    enum Ownership { case strong, weak, unowned }

    var name: String
    var ownership: Ownership
  }

  var captures: [Capture] = []
  /// `nil` when the parameters are `$0`, `$1`, ….
  let parameters: [Parameter]?
  let result: ExpressionNode.WrittenType?
  let body: [StatementNode]
  let range: Range<Int>

  init(
    parameters: [Parameter]?, result: ExpressionNode.WrittenType?, body: [StatementNode], range: Range<Int>
  ) {
    self.parameters = parameters
    self.result = result
    self.body = body
    self.range = range
  }
}

/// One statement of an expression's text or of a body.
indirect enum StatementNode {
  case expression(ExpressionNode)
  case variable(VariableDeclaration)
  /// `let a = 1, b = 2`
  case variables([VariableDeclaration])
  case ifStatement(IfStatement)
  case guardStatement(conditions: [Condition], body: [StatementNode], range: Range<Int>, bodyEnd: Int)
  case switchStatement(SwitchStatement)
  case forIn(PatternNode, ExpressionNode, filter: ExpressionNode?, body: [StatementNode])
  case whileLoop([Condition], body: [StatementNode])
  case repeatWhile(body: [StatementNode], ExpressionNode)
  case doCatch(body: [StatementNode], catches: [CatchClause])
  case deferred([StatementNode])
  case returning(ExpressionNode?, range: Range<Int>)
  case throwing(ExpressionNode)
  case breaking(label: String?, range: Range<Int>)
  case continuing(label: String?, range: Range<Int>)
  /// `outer: for …`
  case labelled(String, StatementNode)
  case fallingThrough(range: Range<Int>)
  case function(FunctionNode)
  case typeDeclaration(TypeDeclarationNode)
  case typeAlias(name: String, ExpressionNode.WrittenType)
  case importing(String)
}

/// `set(newPrice) { … }`.
struct AccessorNode {
  var parameter: String
  var body: [StatementNode]
}

struct VariableDeclaration {
  var isConstant: Bool
  var pattern: PatternNode
  var type: ExpressionNode.WrittenType?
  var value: ExpressionNode?
  /// The body of a computed property or variable.
  var getter: [StatementNode]?
  /// What is done with a new value, and what that is called in the body.
  var setter: AccessorNode?
  /// What is done before and after a stored property gets a new value.
  var willSet: AccessorNode?
  var didSet: AccessorNode?
  var isLazy = false
  var isStatic = false
  /// Whether it holds an object without keeping it.
  var isWeak = false
  var range: Range<Int>
}

struct IfStatement {
  var conditions: [Condition]
  var body: [StatementNode]
  var elseBody: [StatementNode]?
  var range: Range<Int>
}

struct SwitchStatement {
  struct Case {
    /// Empty for `default`.
    var items: [(pattern: PatternNode, condition: ExpressionNode?)]
    var body: [StatementNode]
  }
  var subject: ExpressionNode
  var cases: [Case]
  var range: Range<Int>
}

struct CatchClause {
  var pattern: PatternNode?
  var condition: ExpressionNode?
  var body: [StatementNode]
}

enum Condition {
  case expression(ExpressionNode)
  /// `let x = value`, `let x`, `case pattern = value`.
  case binding(PatternNode, ExpressionNode)
  case pattern(PatternNode, ExpressionNode)
}

/// A pattern of `let`, `for`, `case`.
indirect enum PatternNode {
  case wildcard
  case binding(String, isConstant: Bool, Range<Int>)
  case tuple([(label: String?, pattern: PatternNode)])
  /// `.name(…)` or `Type.name(…)`.
  case enumCase(ExpressionNode?, String, [(label: String?, pattern: PatternNode)]?, Range<Int>)
  case optional(PatternNode)
  case isType(ExpressionNode.WrittenType)
  case asType(PatternNode, ExpressionNode.WrittenType)
  case expression(ExpressionNode)
}

final class FunctionNode {
  let name: String
  let declaration: Declaration
  let body: [StatementNode]
  let range: Range<Int>

  init(name: String, declaration: Declaration, body: [StatementNode], range: Range<Int>) {
    self.name = name
    self.declaration = declaration
    self.body = body
    self.range = range
  }
}

extension ExpressionNode {
  /// What is called by a call; the expression itself when it is none.
  var callee: ExpressionNode {
    if case .call(let callee, _) = kind { return callee }
    return self
  }
}

final class TypeDeclarationNode {
  enum Keyword: String { case structure = "struct", classType = "class", enumeration = "enum", `extension`, `protocol` }
  struct EnumCaseNode {
    var name: String
    var place: Int
    var isIndirect = false
    var payload: [(label: String?, type: SwiftType)]
    var rawValue: ExpressionNode?
  }
  let keyword: Keyword
  let name: String
  /// Where the name stands.
  let place: Int
  let isIndirect: Bool
  let inherited: [SwiftType]
  let properties: [VariableDeclaration]
  let functions: [FunctionNode]
  let cases: [EnumCaseNode]
  let deinitializer: [StatementNode]?
  let range: Range<Int>
  /// Its subscripts, as properties whose accessors take the subscript's parameters.
  var subscripts: [(declaration: Declaration, accessors: VariableDeclaration)] = []
  /// Types declared inside it.
  var nested: [TypeDeclarationNode] = []

  init(
    keyword: Keyword, name: String, place: Int, isIndirect: Bool, inherited: [SwiftType], properties: [VariableDeclaration],
    functions: [FunctionNode], cases: [EnumCaseNode], deinitializer: [StatementNode]? = nil, range: Range<Int>
  ) {
    self.keyword = keyword
    self.name = name
    self.place = place
    self.isIndirect = isIndirect
    self.inherited = inherited
    self.properties = properties
    self.functions = functions
    self.cases = cases
    self.deinitializer = deinitializer
    self.range = range
  }
}

extension PatternNode {
  /// Whether what it binds is a `let`.
  var isConstant: Bool {
    if case .binding(_, let isConstant, _) = self { return isConstant }
    return true
  }

  /// Where the only name it binds stands.
  var nameRange: Range<Int>? {
    if case .binding(_, _, let range) = self { return range }
    return nil
  }
}
