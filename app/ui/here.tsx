import { useState } from "react";

/** Where a device is: degrees, and within how many metres it is sure of that. */
export interface Here {
  latitude: number;
  longitude: number;
  accuracy: number;
}

/** A position as our fields take it. */
export const hereText = ({ latitude, longitude }: Here): string =>
  `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`;

/**
 * Asks the device where it is, once somebody presses for it. What the browser cannot or may not say is `failed`.
 * @param onFound for what is done with it at once
 */
export function useHere(onFound: (here: Here) => void = () => {}) {
  const [state, setState] = useState<"idle" | "asking" | "failed" | Here>("idle");
  function ask() {
    if (!("geolocation" in navigator)) return setState("failed");
    setState("asking");
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        const here = { latitude, longitude, accuracy };
        setState(here);
        onFound(here);
      },
      () => setState("failed"),
      { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 },
    );
  }
  return { ask, state, here: typeof state === "object" ? state : undefined };
}

/** Sends along where somebody is. */
export function HereFields({ here }: { here?: Here }) {
  if (!here) return null;
  return (
    <>
      <input type="hidden" name="here" value={hereText(here)} />
      <input type="hidden" name="accuracy" value={Math.round(here.accuracy)} />
    </>
  );
}
