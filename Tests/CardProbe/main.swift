#if DEBUG
  import Catalog
  import Foundation
  import Inspection
  import LabSystem
  import UIKitModel

  // Opens every card's subject and stops in a frame with its locals, for a debugger: `card-probe [ID…]`.
  let folder = NSTemporaryDirectory() + "card-probe-\(ProcessInfo.processInfo.processIdentifier)"
  for entry in CatalogIndex().entries where CommandLine.arguments.count < 2 || CommandLine.arguments.contains(entry.id) {
    UIKitEnvironment.with(UIKitEnvironment()) {
      let subject = entry.makeSubject(WorkloadContext(folder: folder, clock: VirtualClock(), typecheck: nil))
      for variable in subject.frame.variables { locals[variable.name] = variable.value }
      // Only the frame holds them now, so that what is let go there ends.
      subject.frame = Frame(module: "lab", functionName: "", [])
      frames[entry.experiment]?()
      subject.dispose()
    }
  }
#endif
