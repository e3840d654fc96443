import type { IconNode } from "lucide";
import { createElement } from "react";

type IconProps = { node: IconNode; size?: number; className?: string; isFilled?: boolean };

/** A lucide icon drawn on the server: decorative, so that its text is always beside it. */
export function Icon({ className, isFilled, node, size = 24 }: IconProps) {
  // In rem: an icon grows with the text beside it.
  const side = `${size / 16}rem`;
  return (
    <svg
      width={side}
      height={side}
      viewBox="0 0 24 24"
      fill={isFilled ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {node.map(([tag, attributes], index) =>
        createElement(tag, { ...attributes, key: `${tag}${index}` }),
      )}
    </svg>
  );
}
