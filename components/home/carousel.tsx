"use client";

import { ChevronLeft, ChevronRight } from "lucide";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "#components/ui/icon";

type CarouselProps = {
  /** « Avis » */
  itemLabel: string;
  label: string;
  count: number;
  /** A <ul>, each of whose items is one slide. */
  children: ReactNode;
};

/**
 * A list that scrolls sideways, by touch, by keyboard or without any script. Scripts add the
 * buttons and the dots, whose place is kept, and say the slide that they lead to.
 */
export function Carousel({ children, count, itemLabel, label }: CarouselProps) {
  const track = useRef<HTMLElement>(null);
  /** Whether a button has scrolled, rather than a person. */
  const isLed = useRef(false);
  const [isReady, setIsReady] = useState(false);
  const [current, setCurrent] = useState(0);
  const [spoken, setSpoken] = useState("");

  const listSlides = () => [...(track.current?.firstElementChild?.children ?? [])] as HTMLElement[];
  const leftOf = (slide: HTMLElement) => slide.offsetLeft - (listSlides()[0]?.offsetLeft ?? 0);

  useEffect(() => setIsReady(true), []);
  useEffect(() => {
    for (const [index, slide] of listSlides().entries())
      slide.toggleAttribute("data-current", isReady && index === current);
  });

  function lead(index: number): number {
    const to = (index + count) % count;
    const slide = listSlides()[to];
    if (slide === undefined) return current;
    isLed.current = true;
    setCurrent(to);
    track.current?.scrollTo({ left: leftOf(slide) });
    return to;
  }

  function press(index: number) {
    const to = lead(index);
    const text = listSlides()[to]?.querySelector("blockquote")?.parentElement?.innerText ?? "";
    setSpoken(`${itemLabel} ${to + 1} sur ${count} : ${text}`);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    lead(current + step);
  }

  /** The slide nearest to the start; the last ones stand beside each other at the end. */
  function onScroll() {
    const { current: scroller } = track;
    if (scroller === null || isLed.current) return;
    const { clientWidth, scrollLeft, scrollWidth } = scroller;
    const isAtEnd = scrollLeft > 0 && scrollLeft + clientWidth >= scrollWidth - 1;
    const distances = listSlides().map((slide) => Math.abs(leftOf(slide) - scrollLeft));
    setCurrent(isAtEnd ? count - 1 : distances.indexOf(Math.min(...distances)));
  }

  const takeOver = () => {
    isLed.current = false;
  };

  return (
    <section
      aria-roledescription="carrousel"
      aria-label={label}
      className="mt-10"
      onKeyDown={onKeyDown}
    >
      <section
        ref={track}
        aria-label={`${label}, à faire défiler`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
        tabIndex={0}
        className="reviews"
        onScroll={onScroll}
        onPointerDown={takeOver}
        onWheel={takeOver}
        onTouchMove={takeOver}
      >
        {children}
      </section>
      {count > 1 && (
        <div
          className={
            isReady ? "carousel-controls no-print" : "carousel-controls no-print invisible"
          }
        >
          <button
            type="button"
            aria-label={`${itemLabel} précédent`}
            className="icon-button"
            onClick={() => press(current - 1)}
          >
            <Icon node={ChevronLeft} />
          </button>
          <ul>
            {Array.from({ length: count }, (_, index) => index).map((index) => (
              <li key={index}>
                <button
                  type="button"
                  aria-label={`${itemLabel} ${index + 1} sur ${count}`}
                  aria-current={index === current || undefined}
                  onClick={() => press(index)}
                />
              </li>
            ))}
          </ul>
          <button
            type="button"
            aria-label={`${itemLabel} suivant`}
            className="icon-button"
            onClick={() => press(current + 1)}
          >
            <Icon node={ChevronRight} />
          </button>
          <p role="status" className="sr-only">
            {spoken}
          </p>
        </div>
      )}
    </section>
  );
}
