import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { type Menu, nameSchema } from '../../../shared/menu.ts';
import { APP_PATHS, fillPath } from '../../../shared/paths.ts';
import { menuEditorPath } from '../../draft/change/menu-tree.ts';
import { useEdits } from '../../draft/use-draft.ts';
import { valueProblem } from '../../forms/value-problem.ts';
import styles from './menu-tabs.module.css';
import { NewName } from './rows/new-name.tsx';

/** The restaurant's menus, and a button to add one. */
export function MenuTabs({ menus, current }: { menus: readonly Menu[]; current: Menu }) {
  const { t } = useTranslation();
  const edits = useEdits();
  const navigate = useNavigate();
  return (
    <nav className={styles.tabs} aria-label={t('editor.menus')}>
      {menus.map((menu) => (
        <Link
          key={menu.id}
          to={menuEditorPath(menu)}
          className={styles.tab}
          aria-current={menu.id === current.id ? 'page' : undefined}
        >
          {menu.title}
          {menu.hidden && <span className={styles.hidden}>{t('editor.hidden')}</span>}
        </Link>
      ))}
      <NewName
        className={styles.tab}
        action={t('editor.add_menu')}
        label={t('editor.new_menu_title')}
        onCreate={(title) => {
          const problem = valueProblem(nameSchema, title);
          if (problem === undefined) void navigate(fillPath(APP_PATHS.emptyMenu, { menuId: edits.createMenu(title) }));
          return problem;
        }}
      />
    </nav>
  );
}
