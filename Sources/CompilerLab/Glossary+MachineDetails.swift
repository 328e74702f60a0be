extension Glossary {
  /// Longer explanations of words of LLVM IR, arm64 and the runtime: field and name, English, Chinese.
  static let machineDetails = #"""
    llvm alloca
    A stack slot. Debug code keeps every variable in one so that the debugger can find it; LLVM's first pass at -O (mem2reg, SROA) turns nearly all of them into values. Compare the numbers: that difference is most of what “optimized” means for small functions.
    栈上的一个位置。调试版把每个变量都放在这里，好让调试器找得到；-O 时 LLVM 最先做的事（mem2reg、SROA）就是把它们几乎全变成普通的值。比一比两边的数量：对小函数来说，“优化”主要就是这个差别。

    llvm getelementptr
    Address arithmetic with types: “field 1 of this struct”. It reads nothing; a load or store follows. In machine code it usually melts into the offset of that load: `[x0, #24]`.
    带类型的地址运算：“这个结构体的第 1 个字段”。它什么也不读，后面才跟着 load 或 store。到机器代码里，它多半化成那次读写的偏移：`[x0, #24]`。

    llvm call
    A call. `swiftcc` is Swift's convention, `swiftself` marks self, `tail` says that the caller's frame is no longer needed. A call of `%8` instead of a name is indirect: the address came out of a table.
    调用。`swiftcc` 是 Swift 的调用约定，`swiftself` 标出 self，`tail` 表示不再需要调用方的栈帧。调用的是 `%8` 而不是名字，就是间接调用：地址来自某张表。

    llvm phi
    Two ways meet and each brings its own value; phi picks the one of the way that was taken. It is how a variable that was assigned in both arms of an `if` looks without a variable.
    两条路汇合，各带来一个值，phi 选走过的那条路上的。在 `if` 的两个分支里都赋过值的变量，去掉“变量”之后就是这个样子。

    llvm select
    An `if` without a jump: both values are ready and one is chosen. Processors guess jumps and pay for wrong guesses, so the optimizer prefers this for small choices. It becomes `csel` or `cset`.
    不跳转的 `if`：两个值都准备好了，选其中一个。处理器要猜跳转，猜错有代价，所以小的选择优化器宁愿这样做。它会变成 `csel` 或 `cset`。

    llvm llvm.sadd.with.overflow
    Adds and answers two things: the sum, and whether it was too big. Swift's `+` uses both; `&+` throws the second away, and at -O becomes a plain `add`.
    相加并给出两个答案：和，以及是否太大。Swift 的 `+` 两个都用；`&+` 丢掉第二个，在 -O 下就是普通的 `add`。

    arm64 blr
    Call a function whose address is in a register. In Swift code this is the end of every lookup: a row of a witness table or class table, or a closure, was loaded just before. The processor can't see the target early, and the optimizer can't copy the body: that is the real price of dynamic dispatch.
    调用地址在寄存器里的函数。在 Swift 代码里，每次查找最后都到这里：前面刚读出协议见证表或类方法表的一行，或者一个闭包。处理器不能提早看到目标，优化器也没法搬来函数体：这才是动态派发真正的代价。

    arm64 bl
    Call a function by name and keep the return address in x30. Arguments are in x0–x7, self in x20. A function that makes calls must save x30 first (`stp x29, x30`); one that makes none (a leaf) need not.
    按名字调用函数，返回地址留在 x30。参数在 x0–x7，self 在 x20。要调用别人的函数得先保存 x30（`stp x29, x30`）；谁也不调用的函数（叶函数）就不必。

    arm64 b
    A jump. To a label of the same function it is control flow; to another function's name it is a tail call: this function's frame is already gone, and the callee returns straight to our caller.
    跳转。跳到本函数的标签是控制流；跳到别的函数名就是尾调用：本函数的栈帧已经拆掉，被调用的函数直接返回到我们的调用方。

    arm64 ldr
    Read 8 bytes (or 4 into a w register) from memory. `[x0, #24]` is a field at offset 24 of what x0 points to; `[sp, #8]` is a stack slot. Lines marked “reload” only bring back a register that was put aside.
    从内存读 8 字节（读进 w 寄存器则是 4 字节）。`[x0, #24]` 是 x0 所指对象偏移 24 处的字段；`[sp, #8]` 是栈上位置。标着“reload”的只是把先前放到一边的寄存器取回来。

    arm64 str
    Write a register to memory. In Debug most stores put variables into their stack slots for the debugger; “spill” marks a register put aside because a call is coming. Optimized code keeps both in registers when it can.
    把寄存器写入内存。调试版里大多数 str 是把变量放进栈上位置给调试器看；“spill”表示因为要调用别人，先把寄存器放到一边。优化版尽量让它们都留在寄存器里。

    arm64 stp
    Write two registers at once. `stp x29, x30, [sp, #-16]!` at the top of a function saves the frame pointer and the return address: the chain that the debugger's `bt` walks along.
    一次写两个寄存器。函数开头的 `stp x29, x30, [sp, #-16]!` 保存帧指针和返回地址：调试器的 `bt` 就是沿着这条链走的。

    arm64 ldp
    Read two registers at once. Near the end of a function it undoes the `stp` of the beginning: frame pointer and return address come back before `ret`.
    一次读两个寄存器。在函数末尾，它与开头的 `stp` 相对：先恢复帧指针和返回地址，再 `ret`。

    arm64 ret
    Jump to the address in x30. The result is in x0 (a second word in x1), a thrown error in x21. Several rets in one function mean that each way out has its own ending.
    跳到 x30 里的地址。结果在 x0（第二个字在 x1），抛出的错误在 x21。一个函数里有多条 ret，说明每个出口各有自己的结尾。

    arm64 cbz
    Jump if a register is 0, in one instruction. Typical sources: `if let` on a class reference (0 is nil), `isEmpty`, a Bool that is false.
    寄存器为 0 就跳转，一条指令搞定。常见来源：对类引用的 `if let`（0 就是 nil）、`isEmpty`、值为 false 的 Bool。

    arm64 brk
    The place where the program stops: overflow, index out of range, `nil` unwrapped with `!`. Swift puts it at the end of the function and jumps to it only when a check fails; the debugger shows EXC_BREAKPOINT or SIGTRAP.
    程序停下的地方：溢出、下标越界、对 `nil` 用了 `!`。Swift 把它放在函数末尾，检查失败才跳过来；调试器里看到的是 EXC_BREAKPOINT 或 SIGTRAP。

    arm64 adrp
    Instructions are four bytes long and can't hold an address. adrp makes the address of the 4 KB page relative to here, and an `add` or `ldr` with `:lo12:` adds the rest.
    每条指令只有四个字节，装不下一个地址。adrp 算出相对于此处的 4 KB 页地址，再由带 `:lo12:` 的 `add` 或 `ldr` 补上剩余部分。

    arm64 csel
    Choose one of two registers by the last comparison: an `if` without a jump. Where Debug has `cmp`, `b.eq` and two blocks, Optimized often has `cmp` and csel.
    根据上一次比较从两个寄存器里选一个：不跳转的 `if`。调试版是 `cmp`、`b.eq` 加两个块的地方，优化版常常只有 `cmp` 加 csel。

    arm64 adds
    Add and set the flags. Swift's checked `+` is this followed by `b.vs` (jump on overflow). If the flags are not used afterwards it is the remains of an `&+` in Debug.
    相加并设置标志。Swift 带检查的 `+` 就是它再加一条 `b.vs`（溢出则跳）。后面没人用标志的话，那是调试版里 `&+` 留下的痕迹。

    register x20
    Swift passes self here, so a method call moves the object into x20 first. The callee must give it back unchanged, which is why methods that call others save it.
    Swift 用它传 self，所以方法调用之前先把对象搬进 x20。被调用的函数必须让它保持原样，因此还要调用别人的方法会先保存它。

    register x30
    `bl` writes the return address here, `ret` reads it. A function that calls must save it, together with the frame pointer x29.
    `bl` 把返回地址写在这里，`ret` 从这里读。要调用别人的函数必须保存它，连同帧指针 x29 一起。

    runtime swift_retain
    Adds an owner: an atomic addition in the object's second word, so that several threads can do it at once. Atomic means some nanoseconds instead of a fraction of one; in a hot loop that is what you feel.
    加一个持有者：对对象的第二个字做原子加法，多个线程同时来也没问题。原子操作要几纳秒，而普通加法不到一纳秒；在热点循环里能感觉到的就是它。

    runtime swift_release
    Takes an owner away and, at 0, runs `deinit` before it returns. A release that looks harmless can therefore run a lot of your code.
    减一个持有者；到 0 就在返回之前执行 `deinit`。所以一条看似无害的 release，可能会执行你的很多代码。

    runtime swift_allocObject
    Heap memory for one object, box or closure context: metadata, size, alignment in x0, x1, x2. It is the most expensive single step of most small functions (tens of nanoseconds), so look for it first when you compare Debug and Optimized.
    为一个对象、盒子或闭包上下文取得堆内存：x0、x1、x2 依次是元数据、大小、对齐。它是多数小函数里最贵的一步（几十纳秒），对比调试版和优化版时先找它。

    runtime swift_beginAccess
    Enters the variable's address into a small list of the thread's running accesses and looks for a conflict; `swift_endAccess` takes it out. Only class properties, globals and escaping boxes need it; local variables and structs are checked while compiling.
    把变量地址登记到本线程正在进行的访问列表里，并查有没有冲突；`swift_endAccess` 再把它划掉。只有类属性、全局变量和逃逸的盒子需要它；局部变量和结构体在编译时就检查完了。

    runtime swift_weakLoadStrong
    Reads a weak reference. The object may be dying on another thread at this very moment, so checking and adding an owner must be one step; the answer is the object with one more owner, or 0 for nil.
    读弱引用。对象此刻可能正在别的线程上消失，所以“检查”和“加持有者”必须一步完成；结果是多了一个持有者的对象，或代表 nil 的 0。

    runtime swift_once
    A global or static property is made on first use. This makes sure that its initializer runs once even when several threads come at the same time; afterwards it is one comparison.
    全局变量或静态属性第一次使用时才创建。它保证即使多个线程同时到来，初始化也只执行一次；之后只剩一次比较的开销。

    symbol ...TW
    The row of a witness table can't hold your method itself, because callers through a protocol pass self by address and the method takes a value. The bridge unpacks and calls. It is why one method appears twice in the list of functions.
    协议见证表的那一行不能直接放你的方法，因为经协议来的调用方按地址传 self，而方法要的是值。这座桥负责拆开再调用。所以同一个方法会在函数列表里出现两次。
    """#
}
