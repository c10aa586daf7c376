import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Drawing } from "../client/analyse-file.ts";
import { askVision } from "../client/ask-vision.ts";
import type { VisionAnswer, VisionOffer } from "../vision.schemas.ts";
import VisionPanel from "./vision-panel.tsx";

/** Asks about a drawing that is on this device only. Without the tick nothing leaves it, not even a question. */
export default function VisionQuestion({ offer, drawing }: { offer: VisionOffer; drawing: Drawing }) {
  const [answer, setAnswer] = useState<VisionAnswer>();
  const [asking, setAsking] = useState(false);
  const stop = useRef<AbortController>();
  useEffect(() => () => stop.current?.abort(), []);

  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (new FormData(form).get("consent") !== "yes") {
      setAnswer({ ok: false, error: "consent" });
      form.querySelector<HTMLInputElement>("[name=consent]")?.focus();
      return;
    }
    stop.current = new AbortController();
    const { signal } = stop.current;
    setAnswer(undefined);
    setAsking(true);
    const given = await askVision(drawing, signal);
    if (signal.aborted) return;
    setAnswer(given);
    setAsking(false);
  };

  return (
    <VisionPanel
      offer={offer}
      form={{ onSubmit: ask }}
      open={asking || answer !== undefined}
      answer={answer}
      asking={asking}
    />
  );
}
