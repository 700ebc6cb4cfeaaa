/** A drawing of the display mode `simple`: one list. */
export function SimpleDrawing() {
  return (
    <svg
      viewBox="0 0 160 96"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d="M52 14h56" strokeWidth="4" />
      <path d="M16 36h64M16 46h44M132 36h12M16 62h52M16 72h70M132 62h12" />
      <path d="M16 54h128M16 80h128" strokeWidth="1" opacity=".5" />
    </svg>
  );
}

/** A drawing of the display mode `complex`: cards with pictures. */
export function ComplexDrawing() {
  return (
    <svg
      viewBox="0 0 160 96"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d="M52 10h56" strokeWidth="4" />
      <rect x="14" y="24" width="60" height="64" rx="5" />
      <rect x="86" y="24" width="60" height="64" rx="5" />
      <path d="m14 54 16-14 12 10 10-8 22 14M86 54l20-16 14 12 8-6 18 12" />
      <path d="M22 66h32M22 76h20M94 66h32M94 76h20" />
    </svg>
  );
}
