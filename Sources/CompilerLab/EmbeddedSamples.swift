// Generated from CompilerLab/Samples by `lab-dev generate`. Do not edit.

import LabText

extension CompilerSample {
  /// The samples, in the order of a course. They are part of the program, so it works from any folder.
  public static let all: [CompilerSample] = [
    propertyAccess, valueAndReference, methodDispatch, closureCapture, enumStateMachine,
  ]

  private static let propertyAccess = CompilerSample(
    slug: "property-access",
    swift: #"""
      // Four ways to read or write "a property", and what each one costs.
      public final class Tank {
        public var litres = 0  // stored
        public var peak = 0 { didSet { raises += 1 } }  // stored and observed
        public private(set) var raises = 0
        public var isDry: Bool { litres == 0 }  // computed: no storage at all
        public init() {}
      }

      @inline(never)
      public func fill(_ tank: Tank, by amount: Int) -> Int {
        tank.litres += amount
        tank.peak = tank.litres
        return tank.isDry ? 0 : tank.raises
      }

      """#,
    title: Localized(en: "Property access", zh: "属性访问"),
    first: Localized(
      en: #"""
        Look at `fill` in SIL · Debug. Four lines of Swift say “tank.something”; find which of them became a function call and which became an address (`ref_element_addr`).
        """#,
      zh: "先看 SIL · 调试里的 `fill`。四处 Swift 代码都写成“tank.某某”；找出哪几处变成了函数调用，哪几处只是取地址（`ref_element_addr`）。"),
    question: Localized(
      en: #"""
        Why does `tank.peak = …` call a setter in Debug while `tank.litres += …` does not, although both are stored properties of the same class?
        """#,
      zh: "`tank.peak = …` 和 `tank.litres += …` 都是同一个类的存储属性，为什么调试版里前者要调用 setter，后者却不用？"),
    answer: Localized(
      en: #"""
        `peak` has an observer: writing it must also run `didSet`, and only its setter knows that. `litres` is plain storage of a final class, so its address is enough. `isDry` has no storage, so reading it is a call of its getter. In the optimized build all the bodies are copied into `fill` and the calls are gone; the `didSet` still runs.
        """#,
      zh: #"""
        `peak` 带观察者：写入它时还必须执行 `didSet`，而这件事只有它的 setter 知道。`litres` 是 final 类里的普通存储，有地址就够了。`isDry` 没有存储，读它就是调用 getter。优化版把这些函数体都搬进了 `fill`，调用消失了，但 `didSet` 照样执行。
        """#),
    facts: [
      ExpectedFact(
        function: "fill(_:by:)", pane: "sil", count: "directCalls", relation: .atLeast, value: 2,
        meaning: Localized(
          en: "Debug calls the observed setter and the computed getter",
          zh: "调试版调用了带观察者的 setter 和计算属性的 getter")),
      ExpectedFact(
        function: "fill(_:by:)", pane: "sil", count: "ref_element_addr", relation: .atLeast, value: 2,
        meaning: Localized(en: "stored properties are reached by address", zh: "存储属性是按地址访问的")),
      ExpectedFact(
        function: "fill(_:by:)", pane: "sil", count: "accesses", relation: .atLeast, value: 1,
        meaning: Localized(
          en: "every access of a class's storage is checked for overlap",
          zh: "对类的存储的每次访问都要检查是否重叠")),
      ExpectedFact(
        function: "fill(_:by:)", pane: "sil-optimized", count: "directCalls", relation: .exactly, value: 0,
        meaning: Localized(en: "optimized, both calls are replaced by their bodies", zh: "优化版把两次调用都换成了函数体")),
      ExpectedFact(
        function: "fill(_:by:)", pane: "arm64-optimized", count: "instructions", relation: .lessThan, other: "arm64",
        meaning: Localized(en: "the optimized machine code is shorter", zh: "优化后的机器代码更短")),
    ])

  private static let valueAndReference = CompilerSample(
    slug: "value-and-reference",
    swift: #"""
      // A struct is copied, a class is shared, and a struct can hold a class.
      public final class Label {
        public var stars: Int
        public init(stars: Int) { self.stars = stars }
      }

      public struct Parcel {
        public var grams: Int
        public var label: Label
      }

      @inline(never)
      public func repack(_ parcel: Parcel) -> Int {
        var copy = parcel  // grams: new bits; label: one more owner
        copy.grams += 5  // only the copy changes
        copy.label.stars += 1  // both parcels see this
        copy.label = Label(stars: 9)  // the copy lets go of the shared label
        return parcel.grams + copy.grams + parcel.label.stars
      }

      """#,
    title: Localized(en: "Value and reference", zh: "值与引用"),
    first: Localized(
      en: #"""
        Look at `repack` in SIL · Debug and find what `var copy = parcel` became: the number is simply stored, the label gets one more owner (`retain_value`).
        """#,
      zh: "先看 SIL · 调试里的 `repack`，找出 `var copy = parcel` 变成了什么：数字只是存下来，标签则多了一个持有者（`retain_value`）。"),
    question: Localized(
      en: #"""
        `copy` and `parcel` are two parcels. Which line changes only one of them, which line changes what both see, and where can you read that in SIL?
        """#,
      zh: "`copy` 和 `parcel` 是两个包裹。哪一行只改其中一个，哪一行改了两者都能看到的东西？在 SIL 的哪里能读出来？"),
    answer: Localized(
      en: #"""
        `copy.grams += 5` writes into the stack slot of `copy` (`struct_element_addr`): only the copy changes. `copy.label.stars += 1` goes through the reference (`ref_element_addr`): there is one Label, so both see it. The optimizer proves that `copy` never leaves the function, keeps no slot for it, needs no extra owner and makes no second Label.
        """#,
      zh: #"""
        `copy.grams += 5` 写进 `copy` 自己的栈上位置（`struct_element_addr`），只有副本变了。`copy.label.stars += 1` 顺着引用走（`ref_element_addr`），Label 只有一个，所以两边都看得到。优化器证明 `copy` 不会离开这个函数，于是不留栈上位置、不加持有者，也不再创建第二个 Label。
        """#),
    facts: [
      ExpectedFact(
        function: "repack(_:)", pane: "sil", count: "retains", relation: .atLeast, value: 2,
        meaning: Localized(en: "in Debug the copy adds owners to the label", zh: "调试版里，复制让标签多了持有者")),
      ExpectedFact(
        function: "repack(_:)", pane: "sil", count: "stackSlots", relation: .atLeast, value: 1,
        meaning: Localized(en: "in Debug the copy lives in a stack slot", zh: "调试版里，副本住在栈上")),
      ExpectedFact(
        function: "repack(_:)", pane: "sil-optimized", count: "retains", relation: .exactly, value: 0,
        meaning: Localized(en: "optimized, no owner is added", zh: "优化版一个持有者也不加")),
      ExpectedFact(
        function: "repack(_:)", pane: "sil-optimized", count: "releases", relation: .exactly, value: 0,
        meaning: Localized(en: "… and none is taken away", zh: "……也就不用减")),
      ExpectedFact(
        function: "repack(_:)", pane: "arm64-optimized", count: "swift_allocObject", relation: .exactly, value: 0,
        meaning: Localized(en: "the second label is never made: nobody can see it", zh: "第二个标签根本没有创建：谁也看不到它")),
    ])

  private static let methodDispatch = CompilerSample(
    slug: "method-dispatch",
    swift: #"""
      // The same call syntax, found three ways: witness table, class table, direct.
      public protocol Shape { func area() -> Int }
      public struct Square: Shape {
        let side: Int
        public func area() -> Int { side &* side }
      }
      open class Pen {
        public init() {}
        open func ink() -> Int { 1 }
        public final func cap() -> Int { 2 }
      }
      public final class RedPen: Pen { override public func ink() -> Int { 3 } }

      @inline(never) public func draw(_ shape: any Shape, with pen: Pen) -> Int {
        shape.area() &+ pen.ink() &+ pen.cap()
      }
      @inline(never) public func drawKnown(_ side: Int) -> Int {
        draw(Square(side: side), with: RedPen()) &+ Square(side: side).area() &+ RedPen().ink()
      }

      """#,
    title: Localized(en: "Method dispatch", zh: "方法派发"),
    first: Localized(
      en: #"""
        Look at line 15 in SIL · Debug: three calls that look alike in Swift. One needs `witness_method`, one `class_method`, one only `function_ref`.
        """#,
      zh: #"""
        先看 SIL · 调试里的第 15 行：三个在 Swift 里样子相同的调用。一个要用 `witness_method`，一个用 `class_method`，一个只用 `function_ref`。
        """#),
    question: Localized(
      en: #"""
        The optimizer removes every lookup from `drawKnown` but keeps both lookups that `draw` needs. What does it know in one function that it can't know in the other?
        """#,
      zh: "优化器去掉了 `drawKnown` 里所有的查找，却保留了 `draw` 需要的两次查找。它在前一个函数里知道什么，而在后一个里无从知道？"),
    answer: Localized(
      en: #"""
        `drawKnown` makes the Square and the RedPen itself, so the types are certain and every call has one possible target. `draw` is public and gets `any Shape` and an open class: another module may pass a type that does not exist yet, so the table must be asked. `cap` is final: it is direct everywhere.
        """#,
      zh: #"""
        `drawKnown` 自己创建了 Square 和 RedPen，类型是确定的，每个调用只可能到一个地方。`draw` 是公开的，拿到的是 `any Shape` 和 open 类：别的模块可能传来现在还不存在的类型，只好去查表。`cap` 是 final，在哪里都是直接调用。
        """#),
    facts: [
      ExpectedFact(
        function: "draw(_:with:)", pane: "sil", count: "witness_method", relation: .atLeast, value: 1,
        meaning: Localized(en: "the protocol's method is looked up in the witness table", zh: "协议的方法要查协议见证表")),
      ExpectedFact(
        function: "draw(_:with:)", pane: "sil", count: "class_method", relation: .atLeast, value: 1,
        meaning: Localized(en: "the open class's method is looked up in the class table", zh: "open 类的方法要查类的方法表")),
      ExpectedFact(
        function: "draw(_:with:)", pane: "sil", count: "directCalls", relation: .atLeast, value: 1,
        meaning: Localized(en: "the final method is called directly", zh: "final 方法直接调用")),
      ExpectedFact(
        pane: "sil-optimized", count: "witness_method", relation: .atLeast, value: 1,
        meaning: Localized(en: "optimized, the lookup that nobody can predict stays", zh: "优化版保留了谁也无法预知的那次查找")),
      ExpectedFact(
        function: "drawKnown(_:)", pane: "sil-optimized", count: "classLookups", relation: .exactly, value: 0,
        meaning: Localized(en: "where the types are certain no lookup is left", zh: "类型确定的地方不再有查找")),
      ExpectedFact(
        function: "draw(_:with:)", pane: "arm64", count: "indirectCalls", relation: .atLeast, value: 2,
        meaning: Localized(
          en: "each lookup ends in a call through a register (`blr`)",
          zh: "每次查找最后都成了经寄存器的调用（`blr`）")),
    ])

  private static let closureCapture = CompilerSample(
    slug: "closure-capture",
    swift: #"""
      // What a closure carries: a copy, a shared box, a strong or a weak reference.
      public final class Player {
        public var score = 0
        public init() {}
      }

      public func adder(_ step: Int) -> (Int) -> Int { { $0 &+ step } }

      public func counter() -> () -> Int {
        var count = 0
        return {
          count &+= 1
          return count
        }
      }

      public func watch(_ player: Player) -> () -> Int { { player.score } }

      public func glance(_ player: Player) -> () -> Int { { [weak player] in player?.score ?? -1 } }

      """#,
    title: Localized(en: "Closure capture", zh: "闭包捕获"),
    first: Localized(
      en: #"""
        Look for `partial_apply` in SIL · Debug: each of the four functions has one, and what stands in its parentheses is what the closure carries away.
        """#,
      zh: "先在 SIL · 调试里找 `partial_apply`：四个函数各有一条，括号里的就是闭包带走的东西。"),
    question: Localized(
      en: #"""
        Why do `counter` and `glance` need a heap box (`alloc_box`) in addition to the closure, while `adder` and `watch` do not?
        """#,
      zh: "为什么 `counter` 和 `glance` 除了闭包之外还需要堆上的盒子（`alloc_box`），而 `adder` 和 `watch` 不需要？"),
    answer: Localized(
      en: #"""
        A value that never changes can be copied into the closure, and a strong reference too. `counter` changes its variable after the closure was made, so both must share one place: a box. A weak reference must be found and cleared by the runtime when the object dies, so it needs a place of its own as well. The optimizer keeps both boxes: they outlive the call.
        """#,
      zh: #"""
        不再变化的值可以直接复制进闭包，强引用也行。`counter` 在闭包创建之后还要修改变量，双方必须共用一个地方，也就是盒子。弱引用要能在对象消失时被运行时找到并清空，所以也需要自己的位置。优化器保留了两个盒子：它们比这次调用活得久。
        """#),
    facts: [
      ExpectedFact(
        function: "counter()", pane: "sil", count: "alloc_box", relation: .atLeast, value: 1,
        meaning: Localized(en: "a variable that is captured and changed needs a box", zh: "被捕获又会修改的变量需要盒子")),
      ExpectedFact(
        function: "adder(_:)", pane: "sil", count: "heapAllocations", relation: .exactly, value: 0,
        meaning: Localized(en: "a constant is copied into the closure: no box", zh: "常量直接复制进闭包：不需要盒子")),
      ExpectedFact(
        function: "watch(_:)", pane: "sil", count: "retains", relation: .atLeast, value: 1,
        meaning: Localized(en: "a strong capture adds an owner", zh: "强捕获增加一个持有者")),
      ExpectedFact(
        function: "glance(_:)", pane: "sil", count: "store_weak", relation: .atLeast, value: 1,
        meaning: Localized(en: "a weak capture stores a weak reference", zh: "弱捕获存的是弱引用")),
      ExpectedFact(
        function: "counter()", pane: "sil-optimized", count: "alloc_box", relation: .atLeast, value: 1,
        meaning: Localized(en: "optimized, the box stays: it outlives the call", zh: "优化版保留盒子：它比这次调用活得久")),
      ExpectedFact(
        pane: "sil", count: "closures", relation: .atLeast, value: 4,
        meaning: Localized(en: "each function makes one closure", zh: "每个函数创建一个闭包")),
    ])

  private static let enumStateMachine = CompilerSample(
    slug: "enum-state-machine",
    swift: #"""
      // States with payloads, one transition function, and every case covered.
      public enum Download {
        case idle
        case loading(percent: Int)
        case done(bytes: Int)
      }
      public enum Signal { case start, chunk(Int), finish(Int), cancel }

      @inline(never)
      public func next(_ state: Download, _ signal: Signal) -> Download {
        switch (state, signal) {
        case (.idle, .start): .loading(percent: 0)
        case (.loading(let percent), .chunk(let more)): .loading(percent: percent &+ more)
        case (.loading, .finish(let bytes)): .done(bytes: bytes)
        case (_, .cancel): .idle
        default: state
        }
      }

      """#,
    title: Localized(en: "Enum state machine", zh: "枚举状态机"),
    first: Localized(
      en: #"""
        Look at `switch_enum` in SIL · Debug, then look for a jump in LLVM IR · Optimized: where did the cases go?
        """#,
      zh: "先看 SIL · 调试里的 `switch_enum`，再到 LLVM IR · 优化里找跳转：那些 case 去哪儿了？"),
    question: Localized(
      en: #"""
        `next` takes two enums with payloads and returns one. How many memory allocations and memory writes does the optimized function need, and why so few?
        """#,
      zh: "`next` 接收两个带关联值的枚举，返回一个。优化后的函数需要几次内存分配、几次内存写入？为什么这么少？"),
    answer: Localized(
      en: #"""
        None. An enum with small payloads is two plain values, the payload and a tag, and both travel in registers. Switching over it is arithmetic on the tag: LLVM turns several cases into `select`, so that even jumps disappear. SIL keeps one `switch_enum` for each decision because it still speaks of cases.
        """#,
      zh: #"""
        一次也不需要。关联值很小的枚举就是两个普通的值：关联值和标签，都放在寄存器里传递。对它做 switch 只是对标签做算术：LLVM 把好几个 case 变成了 `select`，连跳转都省了。SIL 里每个判断仍保留一条 `switch_enum`，因为它说的还是 case。
        """#),
    facts: [
      ExpectedFact(
        function: "next(_:_:)", pane: "sil", count: "switch_enum", relation: .atLeast, value: 2,
        meaning: Localized(en: "each decision is a switch over cases", zh: "每个判断都是对 case 的选择")),
      ExpectedFact(
        function: "next(_:_:)", pane: "sil", count: "heapAllocations", relation: .exactly, value: 0,
        meaning: Localized(en: "an enum's payload needs no heap", zh: "枚举的关联值不需要堆")),
      ExpectedFact(
        function: "next(_:_:)", pane: "ir-optimized", count: "select", relation: .atLeast, value: 1,
        meaning: Localized(en: "optimized, cases become choices without a jump", zh: "优化版把 case 变成不跳转的选择")),
      ExpectedFact(
        function: "next(_:_:)", pane: "arm64-optimized", count: "stores", relation: .exactly, value: 0,
        meaning: Localized(
          en: "nothing is written to memory: all values stay in registers",
          zh: "不写内存：所有值都留在寄存器里")),
      ExpectedFact(
        function: "next(_:_:)", pane: "arm64-optimized", count: "instructions", relation: .lessThan, other: "arm64",
        meaning: Localized(en: "the optimized machine code is shorter", zh: "优化后的机器代码更短")),
    ])
}
