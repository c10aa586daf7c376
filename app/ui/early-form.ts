import { type RefObject, useEffect, useRef, useState } from "react";

declare global {
  interface Window {
    /** The button by which a form was sent that still waits for its scripts; see `hydrate-on-touch.server.ts`. */
    groundworkSubmit?: HTMLButtonElement | null;
    /** Sends that form as HTML does, and holds none any more. */
    groundworkSend?: () => void;
  }
}

/**
 * For a form that scripts answer otherwise than the server does. While it says `data-early`, sending it waits for them
 * (`data-early="held"`), for eight seconds at most. Answers whether they run, and hands on the press that waited.
 */
export function useEarlySubmit(
  form: RefObject<HTMLFormElement>,
  answer: (pressed: HTMLButtonElement) => void,
): boolean {
  const [awake, setAwake] = useState(false);
  const answering = useRef(answer);
  answering.current = answer;
  useEffect(() => setAwake(true), []);
  // After the commit in which the form is its scripts' own.
  useEffect(() => {
    const pressed = window.groundworkSubmit;
    if (!awake || !pressed || pressed.form !== form.current) return;
    window.groundworkSubmit = undefined;
    answering.current(pressed);
  }, [awake, form]);
  return awake;
}
