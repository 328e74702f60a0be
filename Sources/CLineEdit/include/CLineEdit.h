#ifndef CLINEEDIT_H
#define CLINEEDIT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// libedit as an editing engine: keys, line buffer, history and search are libedit's, reading bytes and drawing are the
// caller's. libedit's own output goes nowhere, because its drawing counts zero-width characters as one column.
// Text crosses this border as arrays of Unicode code points, so no locale takes part.

typedef struct le_editor le_editor;

/// How a line ended.
typedef enum { LE_LINE, LE_END, LE_INTERRUPT, LE_FAILED } le_status;

/// What a key of ours asks for.
typedef enum {
  LE_COMPLETE,
  LE_BREAK,
  LE_SUSPEND,
  LE_CLEAR_SCREEN,
  LE_DELETE_BEFORE,
  LE_DELETE_AFTER_OR_END,
  LE_DELETE_AFTER,
  LE_LEFT,
  LE_RIGHT,
  LE_SEARCH,
} le_action;

/// What an action did.
typedef enum { LE_DONE, LE_REFUSED, LE_FINISH_END, LE_FINISH_INTERRUPT } le_outcome;

/// The caller's side. `next` delivers the next code point (1), the end of input (0) or an error (-1); it is the place to
/// draw, because libedit has finished the key before. `act` carries out a key of ours.
typedef struct {
  void *context;
  int (*next)(void *context, uint32_t *codePoint);
  le_outcome (*act)(void *context, le_action action);
} le_callbacks;

/// Makes LC_CTYPE a UTF-8 locale: the user's, else C.UTF-8 or en_US.UTF-8. False when there is none on this system.
bool le_use_utf8_locale(void);

/// Opens an editor on two terminal descriptors. NULL when libedit can't start.
le_editor *le_open(const char *program, int input, int output, le_callbacks callbacks);
void le_close(le_editor *editor);
/// Reads a `.editrc` file. False when it can't be read.
bool le_load_editrc(le_editor *editor, const char *path);
/// Edits one line.
le_status le_read(le_editor *editor);
/// The line being edited, or the finished one without its newline. Valid until the next call.
const uint32_t *le_line(le_editor *editor, size_t *count, size_t *cursor);
/// Replaces the line and places the cursor. The text must not hold U+0000.
bool le_replace_line(le_editor *editor, const uint32_t *text, size_t count, size_t cursor);
/// Adds an entry that Up and Ctrl-R find.
void le_history_add(le_editor *editor, const uint32_t *text, size_t count);
/// Tells libedit that the window has another size. Not for signal handlers.
void le_resized(le_editor *editor);
/// Puts the terminal into libedit's editing mode, or back into the mode it had before.
void le_set_raw(le_editor *editor, bool raw);

/// From now on the signal is written, as one byte, to a descriptor. `le_release` brings the old handling back.
/// Returns the descriptor it was written to before, or -1 when it wasn't caught.
int le_catch(int signal, int descriptor);
void le_release(int signal);

/// While armed, a fatal signal first brings the terminal back to its mode at arming and switches bracketed paste off.
void le_guard_arm(int input, int output, bool bracketedPaste);
void le_guard_disarm(void);

/// Starts a tiny process that switches bracketed paste off when this one dies without having done so (SIGKILL).
bool le_watcher_start(int output);
/// Tells that process whether bracketed paste is on.
void le_watcher_set(bool isOn);

/// The window's columns and rows; false when the descriptor isn't a terminal or doesn't know.
bool le_window_size(int descriptor, int *columns, int *rows);

#endif
