#define _GNU_SOURCE
#include "CLineEdit.h"

#include <histedit.h>
#include <langinfo.h>
#include <limits.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <wchar.h>

_Static_assert(sizeof(wchar_t) == sizeof(uint32_t), "libedit's wide characters are code points");

struct le_editor {
  EditLine *el;
  HistoryW *history;
  HistEventW event;
  FILE *nowhere;
  FILE *input;
  le_callbacks callbacks;
  le_outcome finish;
};

static bool is_utf8(void) { return strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }

bool le_use_utf8_locale(void) {
  if (setlocale(LC_CTYPE, "") && is_utf8()) return true;
  static const char *const fallbacks[] = {"C.UTF-8", "C.utf8", "en_US.UTF-8", "UTF-8"};
  for (size_t i = 0; i < sizeof fallbacks / sizeof *fallbacks; i++)
    if (setlocale(LC_CTYPE, fallbacks[i]) && is_utf8()) return true;
  return false;
}

static le_editor *editor_of(EditLine *el) {
  void *pointer = NULL;
  el_wget(el, EL_CLIENTDATA, &pointer);
  return pointer;
}

static int next_character(EditLine *el, wchar_t *character) {
  le_editor *editor = editor_of(el);
  uint32_t code_point = 0;
  int result = editor->callbacks.next(editor->callbacks.context, &code_point);
  *character = (wchar_t)code_point;
  return result;
}

static unsigned char act(EditLine *el, le_action action) {
  le_editor *editor = editor_of(el);
  le_outcome outcome = editor->callbacks.act(editor->callbacks.context, action);
  switch (outcome) {
  case LE_DONE: return CC_REFRESH;
  case LE_REFUSED: return CC_ERROR;
  case LE_FINISH_END:
  case LE_FINISH_INTERRUPT: editor->finish = outcome; return CC_EOF;
  }
  return CC_ERROR;
}

#define LE_FUNCTION(name, action) \
  static unsigned char name(EditLine *el, int character) { (void)character; return act(el, action); }
LE_FUNCTION(on_complete, LE_COMPLETE)
LE_FUNCTION(on_break, LE_BREAK)
LE_FUNCTION(on_suspend, LE_SUSPEND)
LE_FUNCTION(on_clear_screen, LE_CLEAR_SCREEN)
LE_FUNCTION(on_delete_before, LE_DELETE_BEFORE)
LE_FUNCTION(on_delete_after_or_end, LE_DELETE_AFTER_OR_END)
LE_FUNCTION(on_delete_after, LE_DELETE_AFTER)
LE_FUNCTION(on_left, LE_LEFT)
LE_FUNCTION(on_right, LE_RIGHT)
LE_FUNCTION(on_search, LE_SEARCH)

static void add_functions(EditLine *el) {
  el_wset(el, EL_ADDFN, L"lab-complete", L"Complete the word", on_complete);
  el_wset(el, EL_ADDFN, L"lab-break", L"Give up the line", on_break);
  el_wset(el, EL_ADDFN, L"lab-suspend", L"Stop the shell", on_suspend);
  el_wset(el, EL_ADDFN, L"lab-clear-screen", L"Clear the screen", on_clear_screen);
  el_wset(el, EL_ADDFN, L"lab-delete-before", L"Delete the character before", on_delete_before);
  el_wset(el, EL_ADDFN, L"lab-delete-or-end", L"Delete the character after, or end", on_delete_after_or_end);
  el_wset(el, EL_ADDFN, L"lab-delete-after", L"Delete the character after", on_delete_after);
  el_wset(el, EL_ADDFN, L"lab-left", L"Go left by a character", on_left);
  el_wset(el, EL_ADDFN, L"lab-right", L"Go right by a character", on_right);
  el_wset(el, EL_ADDFN, L"lab-search", L"Search the history", on_search);
}

/* Keys the lab can't do without, in both modes: Ctrl-C, Ctrl-Z, and no way into libedit's own command prompt. */
static void bind_essentials(EditLine *el) {
  el_wset(el, EL_BIND, L"^C", L"lab-break", NULL);
  el_wset(el, EL_BIND, L"^Z", L"lab-suspend", NULL);
  el_wset(el, EL_BIND, L"-a", L"^C", L"lab-break", NULL);
  el_wset(el, EL_BIND, L"-a", L"^Z", L"lab-suspend", NULL);
  el_wset(el, EL_BIND, L"^I", L"lab-complete", NULL);
  el_wset(el, EL_BIND, L"^R", L"lab-search", NULL);
  el_wset(el, EL_BIND, L"^L", L"lab-clear-screen", NULL);
  el_wset(el, EL_BIND, L"-a", L"^L", L"lab-clear-screen", NULL);
  el_wset(el, EL_BIND, L"^?", L"lab-delete-before", NULL);
  el_wset(el, EL_BIND, L"^H", L"lab-delete-before", NULL);
}

/* In vi mode Escape alone is a command, so sequences that begin with it are bound here only. */
static void bind_emacs(EditLine *el) {
  el_wset(el, EL_BIND, L"\\e[3~", L"lab-delete-after", NULL);
  el_wset(el, EL_BIND, L"\\e[D", L"lab-left", NULL);
  el_wset(el, EL_BIND, L"\\eOD", L"lab-left", NULL);
  el_wset(el, EL_BIND, L"\\e[C", L"lab-right", NULL);
  el_wset(el, EL_BIND, L"\\eOC", L"lab-right", NULL);
  el_wset(el, EL_BIND, L"\\ex", L"ed-unassigned", NULL);
  el_wset(el, EL_BIND, L"\\eX", L"ed-unassigned", NULL);
  el_wset(el, EL_BIND, L"^D", L"lab-delete-or-end", NULL);
  el_wset(el, EL_BIND, L"^B", L"lab-left", NULL);
  el_wset(el, EL_BIND, L"^F", L"lab-right", NULL);
  el_wset(el, EL_BIND, L"\\e[H", L"ed-move-to-beg", NULL);
  el_wset(el, EL_BIND, L"\\e[F", L"ed-move-to-end", NULL);
  el_wset(el, EL_BIND, L"\\e[1~", L"ed-move-to-beg", NULL);
  el_wset(el, EL_BIND, L"\\e[4~", L"ed-move-to-end", NULL);
  el_wset(el, EL_BIND, L"\\e[7~", L"ed-move-to-beg", NULL);
  el_wset(el, EL_BIND, L"\\e[8~", L"ed-move-to-end", NULL);
  el_wset(el, EL_BIND, L"\\e[1;5D", L"ed-prev-word", NULL);
  el_wset(el, EL_BIND, L"\\e[1;5C", L"em-next-word", NULL);
}

static bool is_vi(EditLine *el) {
  const wchar_t *name = NULL;
  return el_wget(el, EL_EDITOR, &name) == 0 && name && wcscmp(name, L"vi") == 0;
}

le_editor *le_open(const char *program, int input, int output, le_callbacks callbacks) {
  le_editor *editor = calloc(1, sizeof *editor);
  if (!editor) return NULL;
  editor->callbacks = callbacks;
  editor->nowhere = fopen("/dev/null", "w");
  editor->input = fdopen(input, "r");
  if (editor->nowhere && editor->input)
    editor->el = el_init_fd(program, editor->input, editor->nowhere, editor->nowhere, input, output, output);
  if (!editor->el) {
    if (editor->nowhere) fclose(editor->nowhere);
    free(editor);
    return NULL;
  }
  editor->history = history_winit();
  history_w(editor->history, &editor->event, H_SETSIZE, INT_MAX);
  el_wset(editor->el, EL_CLIENTDATA, editor);
  el_wset(editor->el, EL_SIGNAL, 0);
  el_wset(editor->el, EL_EDITOR, L"emacs");
  el_wset(editor->el, EL_HIST, history_w, editor->history);
  el_wset(editor->el, EL_GETCFN, next_character);
  el_wset(editor->el, EL_SETTY, L"-d", L"-isig", L"-ixon", NULL);
  add_functions(editor->el);
  bind_essentials(editor->el);
  bind_emacs(editor->el);
  return editor;
}

void le_close(le_editor *editor) {
  if (!editor) return;
  history_wend(editor->history);
  el_end(editor->el);
  fclose(editor->nowhere);
  free(editor);
}

bool le_load_editrc(le_editor *editor, const char *path) {
  bool loaded = el_source(editor->el, path) == 0;
  /* `bind -v` in the file starts from an empty map. */
  if (is_vi(editor->el)) {
    bind_essentials(editor->el);
    el_wset(editor->el, EL_BIND, L"-a", L":", L"ed-unassigned", NULL);
  }
  return loaded;
}

le_status le_read(le_editor *editor) {
  int count = 0;
  editor->finish = LE_DONE;
  const wchar_t *line = el_wgets(editor->el, &count);
  if (editor->finish == LE_FINISH_INTERRUPT) return LE_INTERRUPT;
  if (editor->finish == LE_FINISH_END) return LE_END;
  if (!line || count <= 0) return count < 0 ? LE_FAILED : LE_END;
  return LE_LINE;
}

const uint32_t *le_line(le_editor *editor, size_t *count, size_t *cursor) {
  const LineInfoW *line = el_wline(editor->el);
  *count = (size_t)(line->lastchar - line->buffer);
  *cursor = (size_t)(line->cursor - line->buffer);
  return (const uint32_t *)line->buffer;
}

bool le_replace_line(le_editor *editor, const uint32_t *text, size_t count, size_t cursor) {
  const LineInfoW *line = el_wline(editor->el);
  int old = (int)(line->lastchar - line->buffer);
  el_cursor(editor->el, old);
  el_deletestr(editor->el, old);
  if (count == 0) return true;
  wchar_t *copy = calloc(count + 1, sizeof *copy);
  if (!copy) return false;
  memcpy(copy, text, count * sizeof *copy);
  bool inserted = el_winsertstr(editor->el, copy) == 0;
  free(copy);
  if (inserted && cursor < count) el_cursor(editor->el, -(int)(count - cursor));
  return inserted;
}

void le_history_add(le_editor *editor, const uint32_t *text, size_t count) {
  wchar_t *copy = calloc(count + 1, sizeof *copy);
  if (!copy) return;
  memcpy(copy, text, count * sizeof *copy);
  history_w(editor->history, &editor->event, H_ENTER, copy);
  free(copy);
}

void le_resized(le_editor *editor) { el_resize(editor->el); }

void le_set_raw(le_editor *editor, bool raw) { el_wset(editor->el, EL_PREP_TERM, raw ? 1 : 0); }

bool le_window_size(int descriptor, int *columns, int *rows) {
  struct winsize size = {0};
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}
