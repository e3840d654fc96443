"use client";

import { useEffect, useRef, useState } from "react";

type ArticlePictureProps = {
  /** An address of this site; null: no picture. */
  src: string | null;
  isEager?: boolean;
};

/** A picture that says nothing the text does not; gone when it does not load. */
export function ArticlePicture({ isEager = false, src }: ArticlePictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [isBroken, setIsBroken] = useState(false);

  // It may have failed before the script ran.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setIsBroken(true);
  }, []);

  if (src === null || isBroken) return null;
  return (
    // biome-ignore lint/performance/noImgElement: the site's own drawings and relayed pictures, already small.
    <img
      ref={image}
      src={src}
      alt=""
      width={640}
      height={360}
      loading={isEager ? "eager" : "lazy"}
      decoding="async"
      className="article-picture"
      onError={() => setIsBroken(true)}
    />
  );
}
