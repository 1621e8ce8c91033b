/** Decorative: the name is next to it. */
export function Mark() {
  return (
    <svg width={32} height={32} viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="23" cy="9" r="4" fill="var(--sun)" />
      <path d="M1 27 L7 18 L11 22 L16 13 L20 18 L25 9 L31 27 Z" fill="currentColor" />
    </svg>
  );
}
