import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { type Menu, nameSchema, type Section } from '../../../../shared/menu.ts';
import { APP_PATHS, fillPath } from '../../../../shared/paths.ts';
import { useEdits } from '../../../draft/use-draft.ts';
import { valueProblem } from '../../../forms/value-problem.ts';
import { NewName } from '../rows/new-name.tsx';
import styles from './section-chips.module.css';

/** The menu's sections, each with its own address, and a button to add one. */
export function SectionChips({ menu, current }: { menu: Menu; current: Section | null }) {
  const { t } = useTranslation();
  const edits = useEdits();
  const navigate = useNavigate();
  const row = useRef<HTMLElement>(null);
  const currentId = current?.id;
  useEffect(() => {
    const chip = currentId !== undefined && row.current?.querySelector('[aria-current]');
    if (chip) chip.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [currentId]);
  return (
    <nav className={styles.chips} data-part="section-chips" aria-label={t('editor.sections')} ref={row}>
      {menu.sections.map((section) => (
        <Chip
          key={section.id}
          to={fillPath(APP_PATHS.section, { menuId: menu.id, sectionId: section.id })}
          title={section.hidden ? `${section.title} (${t('editor.section_hidden')})` : section.title}
          isCurrent={section.id === currentId}
        />
      ))}
      <NewName
        className={styles.chip}
        action={t('editor.add_section')}
        label={t('editor.new_section_title')}
        onCreate={(title) => {
          const problem = valueProblem(nameSchema, title);
          if (problem === undefined) {
            const sectionId = edits.createSection(menu, title);
            void navigate(fillPath(APP_PATHS.section, { menuId: menu.id, sectionId }));
          }
          return problem;
        }}
      />
    </nav>
  );
}

/** Rendered again only if it is about something else: a menu may have dozens. */
const Chip = memo(function Chip({ to, title, isCurrent }: { to: string; title: string; isCurrent: boolean }) {
  return (
    <Link to={to} className={styles.chip} aria-current={isCurrent ? 'page' : undefined}>
      {title}
    </Link>
  );
});
