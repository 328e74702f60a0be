import Inspection

extension Declaration {
  /// A free function as a demangled symbol: `average(of: Swift.Array<Swift.Double>) -> Swift.Double`.
  func symbolText(in registry: TypeRegistry) -> String {
    let hasLabels = parameters.contains { $0.label != nil }
    let list = parameters.map { parameter in
      (hasLabels ? (parameter.label ?? "_") + ": " : "") + registry.resolve(parameter.type).qualifiedName
    }
    let effects = isThrowing ? " throws" : ""
    return "\(name)(\(list.joined(separator: ", ")))\(effects) -> \(registry.resolve(result).qualifiedName)"
  }
}
