import { encodeQR } from "qr";

/** Modules of light margin on each side, which cameras need (ISO/IEC 18004). */
const QUIET_ZONE = 4;
const SIDE_PIXELS = 224;

type Props = {
  text: string;
  label: string;
};

/** Dark on light in both themes, because many cameras cannot read an inverted code. */
export function QrCode({ text, label }: Props) {
  const modules = encodeQR(text, "raw", { border: QUIET_ZONE });
  const size = modules.length;
  return (
    <svg
      width={SIDE_PIXELS}
      height={SIDE_PIXELS}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={darkModules(modules)} fill="#000" />
    </svg>
  );
}

function darkModules(modules: boolean[][]): string {
  return modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
}
