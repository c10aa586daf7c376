import { useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";

/** So long after the last key the result follows. */
const PAUSE_MS = 350;

/** Sends a GET form while it is filled in, in place; without scripts its button does. */
export function useLiveForm() {
  const submit = useSubmit();
  const waiting = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(waiting.current), []);
  return ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => {
      submit(currentTarget, { method: "get", replace: true, preventScrollReset: true });
    }, PAUSE_MS);
  };
}
