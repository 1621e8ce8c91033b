import type { ReactNode } from "react";

type Props = { size?: number; strokeWidth?: number; children: ReactNode };

/**
 * A small sign drawn with lines on a field of 24 x 24; the shapes are its children. Decorative: what it stands for is said
 * in words beside it.
 *
 * The shapes are Lucide's (lucide.dev, ISC License, some of them from Feather, MIT License). They are written where they
 * are used, since the package's own component costs every visitor 1.3 KB for features that no page here has.
 */
export function Icon({ size = 24, strokeWidth = 2, children }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
