import { ConflictDialog } from '../../draft/shown/conflict-dialog.tsx';
import { ItemMenu } from './item/item-menu.tsx';
import { RowExtras } from './item/row-extras.tsx';
import { SortableList } from './rows/sortable-list.tsx';
import { SectionActions } from './section/section-actions.tsx';
import { SelectableItems } from './selection/selectable-items.tsx';
import { SelectionStart } from './selection/selection-start.tsx';

/**
 * What the first section doesn't need, as one file: all of it is loaded right after the section (later-parts.tsx), and a
 * file for each part, with files for what some of them share, would be sixty requests.
 */
export const editorParts = {
  ConflictDialog,
  ItemMenu,
  RowExtras,
  SectionActions,
  SelectableItems,
  SelectionStart,
  SortableList,
};
