/// What a member or function declares, apart from what it does.
public struct Declaration: Hashable, Sendable {
  /// What is declared.
  public enum Kind: Hashable, Sendable {
    case property, method, initializer, `subscript`, enumCase, function, `operator`
  }

  /// Who may write a property or a subscript.
  public enum Access: Hashable, Sendable {
    /// `let`: nobody.
    case constant
    /// A computed property without a setter.
    case get
    /// A stored `var` or a computed property with a setter.
    case getSet
    /// `private(set) var`: the type itself, and the debugger.
    case privateSet
  }

  /// One parameter of a method, initializer, subscript, enum case or function.
  public struct Parameter: Hashable, Sendable {
    /// The argument label; `nil` for `_`.
    public var label: String?
    /// The name inside the body, as declarations print it.
    public var name: String
    public var type: SwiftType
    /// The default argument as source text; `nil` when the argument must be given.
    public var defaultValue: String?
    public var isInout: Bool
    public var isVariadic: Bool
    public var isAutoclosure: Bool
    /// Creates a parameter.
    public init(
      label: String?, name: String, type: SwiftType, defaultValue: String? = nil, isInout: Bool = false,
      isVariadic: Bool = false, isAutoclosure: Bool = false
    ) {
      self.label = label
      self.name = name
      self.type = type
      self.defaultValue = defaultValue
      self.isInout = isInout
      self.isVariadic = isVariadic
      self.isAutoclosure = isAutoclosure
    }
  }

  /// A generic parameter and the protocols it must conform to.
  public struct GenericParameter: Hashable, Sendable {
    public var name: String
    public var constraints: [String]
    /// Creates a generic parameter.
    public init(name: String, constraints: [String] = []) {
      self.name = name
      self.constraints = constraints
    }
  }

  public var kind: Kind
  /// The base name: `addSubview`, `init`, `subscript`, `+`.
  public var name: String
  public var genericParameters: [GenericParameter] = []
  /// `where` requirements of the form `A: P` or `A == B`, as written.
  public var requirements: [String] = []
  public var parameters: [Parameter] = []
  /// A property's or subscript's type; what a call returns.
  public var result: SwiftType
  public var access: Access = .get
  public var isStatic = false
  public var isMutating = false
  public var isThrowing = false
  public var isRethrowing = false
  public var isAsync = false
  public var isOverride = false
  public var isPrivate = false
  /// `init?`
  public var isFailable = false
  /// `var font: UIFont!`: it can be set to nil and is read as if it never were. ``result`` is the type without the mark.
  public var isImplicitlyUnwrapped = false
  /// The declaration as a note prints it: `internal func reset(to value: Int)`.
  public var text = ""
  /// Why it may not be used, in the words of its `@available` attribute; `nil` for all that may.
  public var unavailable: String?
  /// Declarations of the same name and shape in other places, which the compiler lists beside it.
  public var twins: [Twin] = []
  /// Where it is declared, for notes: `subject.Clamped`.
  public var context = ""

  /// Another declaration of the same shape: where it stands and how it reads.
  public struct Twin: Hashable, Sendable {
    public var context: String
    public var text: String

    /// Creates a twin.
    public init(_ context: String, _ text: String) {
      self.context = context
      self.text = text
    }
  }

  /// Creates a declaration.
  public init(kind: Kind, name: String, result: SwiftType) {
    self.kind = kind
    self.name = name
    self.result = result
  }

  /// The name with its labels: `rename(to:animated:)`; a property's is its name alone.
  public var fullName: String {
    switch kind {
    case .property: return name
    case .enumCase where parameters.isEmpty: return name
    default: return name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }
  }

  /// Whether `text` is the library's own, so that the compiler shows it where it lists candidates.
  public var isLibraryText: Bool { text.contains("public ") && !text.contains("internal ") }

  /// The type of the member itself: a property's type, a method's function type.
  public var type: SwiftType {
    switch kind {
    case .property: return result
    case .enumCase where parameters.isEmpty: return result
    default:
      return .function(
        FunctionType(
          parameters.map {
            .init($0.type, isInout: $0.isInout, isVariadic: $0.isVariadic, isAutoclosure: $0.isAutoclosure)
          }, result, isThrowing: isThrowing, isAsync: isAsync))
    }
  }
}
