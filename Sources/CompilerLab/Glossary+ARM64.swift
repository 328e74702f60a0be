extension Glossary {
  /// arm64 instructions: name, English, Chinese.
  static let arm64 = #"""
    mov | Copy a value into a register. | 把值复制到寄存器。
    movk | Set 16 bits of a register and keep the others (builds big constants). | 设置寄存器的 16 位，其余不变（拼大常数）。
    movz | Set 16 bits of a register and clear the others. | 设置寄存器的 16 位，其余清零。
    movn | Set a register to an inverted constant, often a negative number. | 把取反的常数放进寄存器，常用于负数。
    movi | Set every lane of a vector register to a constant. | 把向量寄存器的每个分量设成常数。
    fmov | Copy a floating-point value, or move bits between number and float registers. | 复制浮点值，或在整数与浮点寄存器之间搬比特。
    mvn | Copy a value with every bit flipped. | 复制值并把每一位取反。
    ldr | Read a register from memory. | 从内存读入寄存器。
    ldrb | Read one byte. | 读一个字节。
    ldrh | Read two bytes. | 读两个字节。
    ldrsw | Read four bytes and keep the sign. | 读四个字节并保留符号。
    ldur | Read from memory at a small offset that need not be aligned. | 从内存读取，偏移小而且不必对齐。
    ldp | Read two registers from memory at once (often restores saved registers). | 一次从内存读入两个寄存器（常用来恢复保存过的寄存器）。
    str | Write a register to memory. | 把寄存器写入内存。
    strb | Write one byte. | 写一个字节。
    strh | Write two bytes. | 写两个字节。
    stur | Write to memory at a small offset that need not be aligned. | 写入内存，偏移小而且不必对齐。
    stp | Write two registers to memory at once (often saves x29 and x30). | 一次把两个寄存器写入内存（常用来保存 x29 和 x30）。
    ldurb | Read one byte at a small offset. | 按小偏移读一个字节。
    ldurh | Read two bytes at a small offset. | 按小偏移读两个字节。
    sturb | Write one byte at a small offset. | 按小偏移写一个字节。
    sturh | Write two bytes at a small offset. | 按小偏移写两个字节。
    bics | Clear chosen bits and set the flags. | 清除选定的位，并设置标志。
    frintp | Round up. | 向上取整。
    frintm | Round down. | 向下取整。
    frintx | Round by the current rounding mode. | 按当前的舍入方式取整。
    frintz | Drop the fraction. | 舍去小数部分。
    uaddlv | Add all unsigned lanes of a vector into a wider number. | 把向量的无符号分量加成一个更宽的数。
    ldar | Read memory so that later accesses stay after it (thread ordering). | 读内存，并让后面的访问都排在它之后（线程间次序）。
    stlr | Write memory so that earlier accesses stay before it (thread ordering). | 写内存，并让前面的访问都排在它之前（线程间次序）。
    ldxr | Read memory and watch it, the first half of an atomic change. | 读内存并盯住它，是原子修改的前一半。
    stxr | Write memory only if nobody changed it, the second half of an atomic change. | 只有没人改过内存时才写入，是原子修改的后一半。
    cas | Compare and swap memory in one atomic instruction. | 用一条原子指令比较并交换内存。
    ldadd | Add to memory in one atomic instruction. | 用一条原子指令给内存加上一个数。
    adrp | Get the 4 KB page that a symbol lives in. | 取得符号所在的 4 KB 内存页。
    adr | Get an address near this instruction. | 取得本条指令附近的地址。
    add | Add. | 相加。
    adds | Add and set the flags, so overflow can be tested. | 相加并设置标志，以便检查溢出。
    sub | Subtract. | 相减。
    subs | Subtract and set the flags. | 相减并设置标志。
    cmp | Compare two values and only set the flags. | 比较两个值，只设置标志。
    cmn | Compare with the negated value and only set the flags. | 与取负的值比较，只设置标志。
    ccmp | Compare only if an earlier comparison came out a certain way. | 前一次比较得出某种结果时，才再比较一次。
    tst | Test bits and only set the flags. | 检查某些位，只设置标志。
    neg | Negate. | 取负。
    mul | Multiply. | 相乘。
    smulh | The upper half of a signed 128-bit product, used to detect overflow. | 有符号 128 位乘积的高一半，用来发现溢出。
    madd | Multiply, then add. | 先乘后加。
    msub | Multiply, then subtract (used for remainders). | 先乘后减（用来求余数）。
    sdiv | Divide signed numbers. | 有符号数相除。
    udiv | Divide unsigned numbers. | 无符号数相除。
    and | Keep only the bits set in both. | 只保留两边都为 1 的位。
    orr | Set the bits set in either. | 任一边为 1 的位都设为 1。
    eor | Flip the bits set in the second value. | 第二个值为 1 的位，全部翻转。
    bic | Clear chosen bits. | 清除选定的位。
    ands | AND and set the flags. | 按位与，并设置标志。
    bfi | Copy some bits into the middle of a register. | 把若干位复制到寄存器中间。
    ubfx | Take some bits out of a register, filling with zeros. | 从寄存器取出若干位，补零。
    sbfx | Take some bits out of a register, keeping the sign. | 从寄存器取出若干位，保留符号。
    lsl | Shift left. | 左移。
    lsr | Shift right, filling with zeros. | 右移，补零。
    asr | Shift right, keeping the sign. | 右移，保留符号。
    sxtw | Make a 32-bit number 64 bits wide, keeping the sign. | 把 32 位数加宽到 64 位，保留符号。
    uxtb | Keep only the lowest byte. | 只保留最低一个字节。
    cset | Set a register to 1 if a condition holds, otherwise 0. | 条件成立就把寄存器设为 1，否则为 0。
    csel | Choose one of two registers by a condition. | 按条件从两个寄存器里选一个。
    csinc | Choose one register, or another one plus 1. | 选一个寄存器，否则取另一个加 1。
    csinv | Choose one register, or another one with its bits flipped. | 选一个寄存器，否则取另一个按位取反。
    cinc | Add 1 if a condition holds. | 条件成立就加 1。
    b | Jump; when the target is another function it is a tail call. | 跳转；目标是另一个函数时，就是尾调用。
    bl | Call a function and remember where to come back (in x30). | 调用函数，并（在 x30 里）记住回到哪里。
    blr | Call the function whose address is in a register; this is what a table lookup leads to. | 调用地址在寄存器里的函数；查表的结果最后就用它。
    br | Jump to the address in a register, with no return. | 跳到寄存器里的地址，不再回来。
    ret | Return to the caller (to the address in x30). | 回到调用方（x30 里的地址）。
    b.eq | Jump if equal. | 相等则跳转。
    b.ne | Jump if not equal. | 不相等则跳转。
    b.lt | Jump if less than, signed. | 小于则跳转，有符号。
    b.le | Jump if less or equal, signed. | 小于或等于则跳转，有符号。
    b.gt | Jump if greater than, signed. | 大于则跳转，有符号。
    b.ge | Jump if greater or equal, signed. | 大于或等于则跳转，有符号。
    b.lo | Jump if lower, unsigned. | 低于则跳转，无符号。
    b.hi | Jump if higher, unsigned. | 高于则跳转，无符号。
    b.hs | Jump if higher or same, unsigned. | 高于或相同则跳转，无符号。
    b.ls | Jump if lower or same, unsigned. | 低于或相同则跳转，无符号。
    b.mi | Jump if negative. | 为负则跳转。
    b.pl | Jump if positive or zero. | 为正或零则跳转。
    b.vs | Jump if the last arithmetic overflowed. | 上一次运算溢出则跳转。
    b.vc | Jump if the last arithmetic did not overflow. | 上一次运算没有溢出则跳转。
    cbz | Jump if a register is zero. | 寄存器为零则跳转。
    cbnz | Jump if a register is not zero. | 寄存器不为零则跳转。
    tbz | Jump if one chosen bit is 0. | 选定的一位是 0 则跳转。
    tbnz | Jump if one chosen bit is 1. | 选定的一位是 1 则跳转。
    brk | Stop the program here; Swift puts it after failed checks. | 让程序停在这里；Swift 把它放在检查失败的地方。
    nop | Do nothing. | 什么也不做。
    clz | Count leading zero bits. | 数出开头有多少个 0 位。
    cnt | Count the 1 bits in each byte. | 数出每个字节里有多少个 1 位。
    dup | Copy one value to every lane of a vector. | 把一个值复制到向量的每个分量。
    addv | Add all the lanes of a vector. | 把向量的各分量加在一起。
    umaxv | The largest lane of a vector. | 向量中最大的无符号分量。
    fadd | Add floating-point numbers. | 浮点数相加。
    fsub | Subtract floating-point numbers. | 浮点数相减。
    fmul | Multiply floating-point numbers. | 浮点数相乘。
    fdiv | Divide floating-point numbers. | 浮点数相除。
    fmadd | Multiply and add floating-point numbers with one rounding. | 浮点数先乘后加，只舍入一次。
    fcmp | Compare floating-point numbers. | 比较浮点数。
    fcvt | Change between floating-point sizes. | 在不同大小的浮点数之间转换。
    fcvtzs | Turn a floating-point number into an integer, rounding towards zero. | 把浮点数变成整数，向零取整。
    scvtf | Turn an integer into a floating-point number. | 把整数变成浮点数。
    frinta | Round to the nearest whole number, halves away from zero. | 取最接近的整数，遇到一半时远离零。
    dmb | Make memory operations before and after it keep their order between threads. | 让它前后的内存操作在线程之间保持先后。
    mrs | Read a system register, such as the thread pointer. | 读系统寄存器，例如线程指针。
    paciasp | Sign the return address (pointer authentication). | 给返回地址签名（指针认证）。
    autiasp | Check the signed return address. | 检查签过名的返回地址。
    """#
}
