import { useTranslation } from 'react-i18next';
import type { Item, Section } from '../../../../shared/menu.ts';
import { useEdits } from '../../../draft/use-draft.ts';
import uiStyles from '../../../ui/ui.module.css';
import noteStyles from '../item/sold-out-note.module.css';

/** Says in a dish's card that guests don't see it, and shows it again. */
export function HiddenItemNote({ item }: { item: Item }) {
  const { t } = useTranslation();
  const edits = useEdits();
  return (
    <Note words={t('hiding.item_note')} title={item.title} onShow={() => edits.updateItem(item, { hidden: false })} />
  );
}

/** The same in the head of a section. */
export function HiddenSectionNote({ section }: { section: Section }) {
  const { t } = useTranslation();
  const edits = useEdits();
  return (
    <Note
      words={t('hiding.section_note')}
      title={section.title}
      onShow={() => edits.updateSection(section, { hidden: false })}
    />
  );
}

function Note({ words, title, onShow }: { words: string; title: string; onShow(): void }) {
  const { t } = useTranslation();
  return (
    <p className={noteStyles.note} data-part="hidden-note">
      <span>{words}</span>
      <button
        type="button"
        className={uiStyles.quietButton}
        aria-label={t('hiding.show_again_named', { name: title })}
        onClick={onShow}
      >
        {t('hiding.show_again')}
      </button>
    </p>
  );
}
