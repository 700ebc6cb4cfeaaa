import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { descriptionSchema, nameSchema, type Section } from '../../../../shared/menu.ts';
import { useEdits, useRefused } from '../../../draft/use-draft.ts';
import { valueProblem } from '../../../forms/value-problem.ts';
import { InPlaceText } from '../rows/in-place-text.tsx';
import styles from './section-head.module.css';

type Props = {
  section: Section;
  /** Its actions and those of its menu. */
  actions: ReactNode;
};

/** Until its actions are there. */
export const ACTIONS_PLACE = <span className={styles.actions} data-part="section-actions" />;

/** The section's title and description, edited in place. */
export function SectionHead({ section, actions }: Props) {
  const { t } = useTranslation();
  const { updateSection } = useEdits();
  const title = useRefused('section', section.id, 'title');
  const description = useRefused('section', section.id, 'description');
  return (
    <header className={styles.head}>
      <InPlaceText
        className={styles.title}
        label={t('editor.section_title')}
        value={section.title}
        base={section}
        refused={title && { ...title, text: String(title.value ?? '') }}
        save={(typedText, base) => {
          const name = typedText.replace(/\s+/g, ' ').trim();
          const problem = valueProblem(nameSchema, name);
          if (problem === undefined) updateSection(base, { title: name });
          return problem;
        }}
      />
      <span className={styles.count}>{t('editor.items', { count: section.items.length })}</span>
      {actions}
      <InPlaceText
        className={styles.description}
        label={t('editor.section_description')}
        placeholder={t('editor.add_section_description')}
        value={section.description ?? ''}
        base={section}
        refused={description && { ...description, text: String(description.value ?? '') }}
        save={(typedText, base) => {
          const text = typedText.trim();
          const problem = valueProblem(descriptionSchema, text);
          if (problem === undefined) updateSection(base, { description: text === '' ? null : text });
          return problem;
        }}
      />
    </header>
  );
}
