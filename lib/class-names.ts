import { type ClassValue, clsx } from "clsx";
import { twMerge } from "tailwind-merge";

/** Joins Tailwind classes; the last of two that conflict wins. */
export function classNames(...classes: ClassValue[]): string {
  return twMerge(clsx(classes));
}
