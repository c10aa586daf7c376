import { useEffect, useState } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { greetingAt } from "../persona.logic.ts";

/** Greets by the hour, which only the browser knows; without scripts at any hour alike. */
export function Greeting() {
  const t = useText("joe");
  const [greeting, setGreeting] = useState<ReturnType<typeof greetingAt> | "hello">("hello");
  useEffect(() => setGreeting(greetingAt(new Date().getHours())), []);
  return (
    <p>
      {t(greeting)} {t("intro")}
    </p>
  );
}
