// Built by scripts/bundle-scripts.ts into one file named by its content.
const files: Record<string, string> = import.meta.glob(['./script/start.ts', './chat/chat.ts'], {
  query: '?script&url',
  import: 'default',
  eager: true,
});

/** The address of the script that a guest's page asks for last. */
export const GUEST_SCRIPT = files['./script/start.ts'];

/** Of the assistant's: asked for when a guest opens it. */
export const CHAT_SCRIPT = files['./chat/chat.ts'];
