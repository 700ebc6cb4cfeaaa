import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPicture } from '../../shared/file-types.ts';
import { Icon } from '../ui/icon.tsx';
import type { ChosenFile } from './chosen-files.ts';
import styles from './thumbnail.module.css';

/** A picture as it will be read; a sheet for any other file. Both show the rotation. */
export function Thumbnail({ chosen: { file, type, rotation } }: { chosen: ChosenFile }) {
  const { t } = useTranslation();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!isPicture(type)) return;
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file, type]);
  const rotationStyle = { rotate: `${rotation}deg` };
  return (
    <span className={styles.frame} data-part="thumbnail">
      {isPicture(type) ? (
        url && (
          <img
            src={url}
            alt={t('imports.thumbnail', { name: file.name })}
            style={rotationStyle}
            loading="lazy"
            decoding="async"
          />
        )
      ) : (
        <span className={styles.sheet} style={rotationStyle}>
          <Icon name="file" size={24} />
        </span>
      )}
    </span>
  );
}
