// All of the editor's style in one file, for its later parts too: each module that several parts share would be a file and
// a script of its own, which the others import (scripts/class-names.ts).
import './editor.module.css';
import './menu-tabs.module.css';
import './section/section-chips.module.css';
import './section/section-head.module.css';
import './section/section-order.module.css';
import './rows/in-place-text.module.css';
import './rows/sortable-list.module.css';
import './item/item.module.css';
import './item/sold-out-note.module.css';
import './item/item-tools.module.css';
import './item-list.module.css';
import './rows/new-name.module.css';
