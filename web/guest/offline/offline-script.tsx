import type { GuestPage } from '../../../shared/render.ts';

// Built by scripts/bundle-scripts.ts, each into one file named by its content.
const scriptFiles: Record<string, string> = import.meta.glob(['./register.ts', './service-worker.ts'], {
  query: '?script&url',
  import: 'default',
  eager: true,
});

/** Registers the service worker after everything else; the page needs none of it. */
export function OfflineScript({ page: { links_path } }: { page: Pick<GuestPage, 'links_path'> }) {
  return (
    <script
      type="module"
      async={true}
      src={scriptFiles['./register.ts']}
      data-scope={links_path || '/'}
      data-worker={scriptFiles['./service-worker.ts']}
    />
  );
}
