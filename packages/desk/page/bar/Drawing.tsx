import BookOpen from 'lucide-react/icons/book-open';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Ellipsis from 'lucide-react/icons/ellipsis';
import ListTree from 'lucide-react/icons/list-tree';
import Pencil from 'lucide-react/icons/pencil';
import Redo from 'lucide-react/icons/redo-2';
import Send from 'lucide-react/icons/send';
import Undo from 'lucide-react/icons/undo-2';

const drawings = {
  undo: Undo,
  redo: Redo,
  places: ListTree,
  more: Ellipsis,
  articles: BookOpen,
  problems: CircleAlert,
  changes: Send,
  saved: Check,
  unsaved: Pencil,
};

/** The icon beside a word. */
export function Drawing({ name }: { name: keyof typeof drawings }) {
  const Icon = drawings[name];
  return <Icon aria-hidden="true" size={18} />;
}
