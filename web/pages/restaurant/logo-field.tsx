import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOGO_FILE_TYPES, mediaTypesOf } from '../../../shared/file-types.ts';
import { LIMITS } from '../../../shared/limits.ts';
import type { Logo } from '../../../shared/menu.ts';
import { fillPath, GUEST_PATHS } from '../../../shared/paths.ts';
import type { ChosenPicture } from '../../draft/pictures.ts';
import { PictureInput } from '../../forms/picture-input.tsx';

type Props = { logo: Logo | null; name: string; chosen: ChosenPicture; onChoose(chosenLogo: ChosenPicture): void };

export function LogoField({ logo, name, chosen: chosenLogo, onChoose }: Props) {
  const { t } = useTranslation();
  const [error, setError] = useState<string>();
  return (
    <PictureInput
      kind="logo"
      label={t('restaurant.logo')}
      note={t('restaurant.logo_note', { max: LIMITS.MAX_LOGO_BYTES / (1024 * 1024) })}
      alt={t('restaurant.logo_alt', { name })}
      current={logo ? fillPath(GUEST_PATHS.file, { key: logo.file }) : undefined}
      types={mediaTypesOf(LOGO_FILE_TYPES)}
      type_names="PNG, JPG"
      max_bytes={LIMITS.MAX_LOGO_BYTES}
      chosen={chosenLogo}
      error={error}
      onChoose={(picture) => {
        onChoose(picture);
        setError(undefined);
      }}
      onRefuse={setError}
    />
  );
}
