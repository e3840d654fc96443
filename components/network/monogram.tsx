/** A partner's portrait while there is no photograph: their initials in a timber frame. */
export function Monogram({ name, className }: { name: string; className?: string }) {
  const initials = name
    .split(/[\s-]+/)
    .map((word) => word.charAt(0).toUpperCase())
    .slice(0, 2)
    .join("");
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" className={className}>
      <rect
        x="3"
        y="3"
        width="90"
        height="90"
        rx="6"
        fill="#efe2c8"
        stroke="#6b4a2f"
        strokeWidth="6"
      />
      <path
        d="M6 70h84M6 26h84M22 6v20M74 6v20M6 90l20-20M90 90 70 70"
        stroke="#6b4a2f"
        strokeWidth="4"
      />
      <text
        x="48"
        y="60"
        textAnchor="middle"
        fontSize="34"
        fontWeight="800"
        fill="#1f2933"
        fontFamily="var(--font-display)"
      >
        {initials}
      </text>
    </svg>
  );
}
