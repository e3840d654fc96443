import { classNames } from "#lib/class-names";

type DrawingProps = {
  /** Path below /illustrations: « services/dpe.svg ». */
  name: string;
  width: number;
  height: number;
  /** Empty for a picture that the text beside it makes redundant. */
  alt?: string;
  /** Load at once: the picture is in the first screen. */
  isEager?: boolean;
  className?: string;
};

/**
 * One of the site's drawings, its place reserved. React preloads a bare <img> of every page
 * that a link prefetches; inside <picture> it leaves the choice to the browser.
 */
export function Drawing({ alt = "", className, height, isEager, name, width }: DrawingProps) {
  return (
    <picture className={classNames("block", className)}>
      <img
        src={`/illustrations/${name}`}
        alt={alt}
        width={width}
        height={height}
        loading={isEager ? "eager" : "lazy"}
        fetchPriority={isEager ? "high" : "auto"}
        decoding="async"
        className="h-auto w-full"
      />
    </picture>
  );
}
