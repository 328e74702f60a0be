import Catalog
import Inspection
public import LabText
import UIKitModel

/// A property of the old and the new instance.
public struct RemadeProperty: Sendable, Hashable {
  /// The property.
  public var name: String
  /// Its value in the old instance.
  public var old: String
  /// Its value in the new one.
  public var new: String
}

extension Workbench {
  /// Makes a new subject whose current instance has these defaults, and keeps the old instance as `old` in the frame.
  ///
  /// - Parameter values: Literals by property name.
  /// - Returns: every property that the literals speak of, old beside new.
  public func remake(with values: [String: String]) throws(Diagnostic) -> [RemadeProperty] {
    guard let old = subject, let entry = catalog.entry(old.experiment), let variable = old.frame[old.current] else { throw Self.noSubject }
    let fresh = UIKitEnvironment.with(world) { entry.makeSubject(workloadContext) }
    guard let slot = fresh.frame[fresh.current] else { throw Self.noSubject }
    let reader = ControlValueReader(registry: registry)
    var rows: [RemadeProperty] = []
    UIKitEnvironment.with(world) {
      let stated = controls.filter { $0.members.count == 1 && values[$0.path] != nil }
      // What the source leaves as it was is not set again: setting one property may change another.
      let changed = stated.compactMap { control -> (control: Control, value: Any)? in
        guard case .property(let get, _) = control.property.implementation, let literal = values[control.path],
          let new = reader.value(literal, as: control.property.declaration.result),
          ValueText.short((try? get(slot.value)) ?? ()) != ValueText.short(new)
        else { return nil }
        return (control, new)
      }
      var root = slot.value
      for (control, new) in changed {
        if case .property(_, let set) = control.property.implementation { try? set?(&root, new) }
      }
      if !(type(of: root) is AnyClass) { slot.value = root }
      rows = stated.map { control in
        RemadeProperty(
          name: control.path, old: ValueText.short(Self.read(control.members[...], of: variable.value)),
          new: ValueText.short(Self.read(control.members[...], of: slot.value)))
      }
    }
    if fresh.frame["old"] == nil {
      fresh.frame.add(Variable("old", type: variable.type, isConstant: true, storage: variable.storage))
    }
    subject = fresh
    controlCache = [:]
    debugger = nil
    turnRunLoop()
    return rows
  }
}
