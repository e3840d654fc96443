"use client";

import { useEffect, useState } from "react";

/** The page may have been built last year: the year of the visit replaces that of the build. */
export function CurrentYear({ atBuild }: { atBuild: number }) {
  const [year, setYear] = useState(atBuild);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return year;
}
