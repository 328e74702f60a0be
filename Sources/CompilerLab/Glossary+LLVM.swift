extension Glossary {
  /// LLVM instructions, intrinsics and attributes: name, English, Chinese.
  static let llvm = #"""
    alloca | Reserve room in the stack frame. | 在栈帧里留出位置。
    load | Read a value from memory. | 从内存读出一个值。
    store | Write a value to memory. | 把一个值写入内存。
    getelementptr | Compute the address of a field or element; it does not touch memory. | 算出字段或元素的地址；不碰内存。
    call | Call a function. | 调用函数。
    invoke | Call a function that may unwind (Swift code does not use it for throws). | 调用可能展开栈的函数（Swift 的 throws 不用它）。
    ret | Return from the function. | 从函数返回。
    br | Jump to a block, or to one of two blocks by a condition. | 跳到一个块；带条件时跳到两个块之一。
    switch | Jump to one of many blocks by a number. | 按一个数跳到许多块之一。
    phi | Choose a value according to the block we came from. | 根据是从哪个块过来的，选出一个值。
    select | Choose one of two values by a condition without jumping. | 按条件从两个值里选一个，不跳转。
    unreachable | This point can never be reached. | 永远不会走到这里。
    icmp | Compare two integers or pointers. | 比较两个整数或指针。
    fcmp | Compare two floating-point numbers. | 比较两个浮点数。
    add | Add two integers, wrapping round. | 两个整数相加，溢出则回绕。
    sub | Subtract two integers, wrapping round. | 两个整数相减，溢出则回绕。
    mul | Multiply two integers, wrapping round. | 两个整数相乘，溢出则回绕。
    sdiv | Divide two signed integers. | 有符号整数相除。
    srem | Remainder of a signed division. | 有符号除法的余数。
    udiv | Divide two unsigned integers. | 无符号整数相除。
    and | Bit-by-bit AND. | 按位与。
    or | Bit-by-bit OR. | 按位或。
    xor | Bit-by-bit exclusive OR. | 按位异或。
    shl | Shift bits left. | 左移。
    lshr | Shift bits right and fill with zeros. | 右移，空出的位补零。
    ashr | Shift bits right and keep the sign. | 右移，保留符号。
    fadd | Add two floating-point numbers. | 两个浮点数相加。
    fmul | Multiply two floating-point numbers. | 两个浮点数相乘。
    fsub | Subtract two floating-point numbers. | 两个浮点数相减。
    fdiv | Divide two floating-point numbers. | 两个浮点数相除。
    zext | Make an integer wider, filling with zeros. | 把整数加宽，补零。
    sext | Make an integer wider, keeping its sign. | 把整数加宽，保留符号。
    trunc | Make an integer narrower by dropping its top bits. | 去掉高位，把整数变窄。
    ptrtoint | Treat a pointer as a number. | 把指针当成数。
    inttoptr | Treat a number as a pointer. | 把数当成指针。
    bitcast | Reuse the bits as another type of the same size. | 把比特当成同样大小的另一种类型。
    extractvalue | Take one field out of a small struct value. | 从小结构体的值里取出一个字段。
    insertvalue | Put one field into a small struct value. | 往小结构体的值里放入一个字段。
    extractelement | Take one lane out of a vector. | 从向量里取出一个分量。
    insertelement | Put one value into a lane of a vector. | 往向量的一个分量里放入值。
    shufflevector | Rearrange the lanes of vectors. | 重新排列向量的各个分量。
    fptosi | Turn a floating-point number into a signed integer. | 把浮点数变成有符号整数。
    sitofp | Turn a signed integer into a floating-point number. | 把有符号整数变成浮点数。
    atomicrmw | Read, change and write memory as one step no other thread can split. | 读、改、写内存一步完成，别的线程插不进来。
    cmpxchg | Write memory only if it still holds an expected value, as one step. | 只有内存里还是预期的值时才写入，一步完成。
    fence | Order memory operations between threads. | 规定线程之间内存操作的先后。
    freeze | Pin down an undefined value to one fixed value. | 把未定义的值固定成某一个值。
    llvm.sadd.with.overflow | Add two signed integers and say whether the result was too big; Swift's + uses it. | 有符号整数相加，并告知结果是否太大；Swift 的 + 用它。
    llvm.ssub.with.overflow | Subtract two signed integers and say whether it overflowed. | 有符号整数相减，并告知是否溢出。
    llvm.smul.with.overflow | Multiply two signed integers and say whether it overflowed. | 有符号整数相乘，并告知是否溢出。
    llvm.uadd.with.overflow | Add two unsigned integers and say whether it overflowed. | 无符号整数相加，并告知是否溢出。
    llvm.expect | A hint that this value is nearly always the given one. | 提示：这个值几乎总是给定的那个。
    llvm.trap | Stop the program at once. | 立刻停下程序。
    llvm.lifetime.start | From here on this stack slot is in use. | 从这里起，这个栈上位置开始使用。
    llvm.lifetime.end | From here on this stack slot is free. | 从这里起，这个栈上位置空出来了。
    llvm.memset | Fill a block of memory with one byte value. | 把一块内存全部填成同一个字节。
    llvm.memcpy | Copy a block of memory that does not overlap. | 复制一块互不重叠的内存。
    llvm.memmove | Copy a block of memory that may overlap. | 复制一块可能重叠的内存。
    llvm.smax | The larger of two signed integers. | 两个有符号整数中较大的。
    llvm.smin | The smaller of two signed integers. | 两个有符号整数中较小的。
    llvm.ctpop | Count the 1 bits. | 数出值为 1 的位。
    llvm.ctlz | Count the leading 0 bits. | 数出开头有多少个 0 位。
    llvm.round | Round to the nearest whole number. | 取最接近的整数。
    llvm.coro.id.retcon.once | Marks a function that pauses once and returns a way to continue (a Swift _modify accessor). | 标出一个暂停一次、并返回继续方式的函数（Swift 的 _modify 访问器）。
    llvm.coro.suspend.retcon | The place where such an accessor pauses. | 这种访问器暂停的地方。
    llvm.coro.end | The end of such an accessor. | 这种访问器的结尾。
    llvm.coro.suspend.async | A place where an async function may pause; LLVM splits the function here. | 异步函数可能暂停的地方；LLVM 在此把函数切开。
    llvm.coro.begin | Sets up the memory that such an accessor keeps while it is paused. | 准备好这种访问器暂停期间要保留的内存。
    llvm.swift.async.context.addr | The stack slot where an async function keeps its context for debuggers. | 异步函数为调试器存放上下文的栈上位置。
    llvm.umax | The larger of two unsigned integers. | 两个无符号整数中较大的。
    llvm.umin | The smaller of two unsigned integers. | 两个无符号整数中较小的。
    llvm.ceil | Round up. | 向上取整。
    llvm.floor | Round down. | 向下取整。
    llvm.rint | Round by the current rounding mode. | 按当前的舍入方式取整。
    llvm.trunc | Drop the fraction. | 舍去小数部分。
    llvm.fabs | Make a floating-point number positive. | 取浮点数的绝对值。
    llvm.stacksave | Remember the stack pointer before taking run-time-sized room. | 取用运行时才知大小的栈空间之前，记下栈指针。
    llvm.stackrestore | Put the stack pointer back. | 把栈指针放回原处。
    llvm.vector.reduce.add | Add all the lanes of a vector. | 把向量的各分量加在一起。
    llvm.vector.reduce.fadd | Add all the lanes of a floating-point vector. | 把浮点向量的各分量加在一起。
    llvm.vector.reduce.umax | The largest unsigned lane of a vector. | 向量中最大的无符号分量。
    swiftcc | Swift's calling convention: self and errors have their own registers. | Swift 的调用约定：self 和错误各有自己的寄存器。
    swifttailcc | Swift's convention for async functions: every call is a jump, so the stack does not grow. | Swift 异步函数的约定：每次调用都是跳转，栈不会增长。
    swiftself | This argument is self (register x20 on arm64). | 这个参数是 self（arm64 上是寄存器 x20）。
    swifterror | This slot carries a thrown error (register x21 on arm64). | 这里传递抛出的错误（arm64 上是寄存器 x21）。
    swiftasync | This argument is the async context (register x22 on arm64). | 这个参数是异步上下文（arm64 上是寄存器 x22）。
    noalias | No other pointer reaches this memory. | 没有别的指针能到达这块内存。
    dereferenceable | This many bytes behind the pointer are safe to read. | 这个指针后面有这么多字节可以放心读取。
    !dbg | Says which source line this instruction came from. | 说明这条指令来自源码的哪一行。
    !prof | Says how likely each way of a branch is. | 说明一个分支走各条路的可能性。
    """#
}
