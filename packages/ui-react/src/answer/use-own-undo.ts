import { useRef, type KeyboardEvent } from 'react';

/** A change that was not typed, and the answers before and after it. */
interface OwnChange {
  readonly before: string;
  readonly after: string;
}

interface OwnUndo {
  /** Takes a changed answer; `isOwn` if it was not typed. */
  readonly onChange: (value: string, isOwn?: boolean) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Undo and redo for changes that were not typed: browsers forget what was typed before a field's text was set by a
 * program, as pasting a formula, the keypad and buttons do. Anything else is left to the browser.
 */
export function useOwnUndo(value: string, write: (value: string) => void): OwnUndo {
  const done = useRef<readonly OwnChange[]>([]);
  const undone = useRef<readonly OwnChange[]>([]);

  function undo(): boolean {
    const last = done.current.at(-1);
    if (last === undefined) return false;
    if (value === last.after) {
      done.current = done.current.slice(0, -1);
      undone.current = [...undone.current, last];
      write(last.before);
    } else write(last.after);
    return true;
  }

  function redo(): boolean {
    const next = undone.current.at(-1);
    if (next === undefined || value !== next.before) return false;
    undone.current = undone.current.slice(0, -1);
    done.current = [...done.current, next];
    write(next.after);
    return true;
  }

  return {
    onChange: (changed, isOwn = false) => {
      if (isOwn) {
        done.current = [...done.current, { before: value, after: changed }];
        undone.current = [];
      }
      write(changed);
    },
    onKeyDown: (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.nativeEvent.isComposing) return;
      const key = event.key.toLowerCase();
      const isUndo = key === 'z' && !event.shiftKey;
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if ((isUndo && undo()) || (isRedo && redo())) event.preventDefault();
    },
  };
}
