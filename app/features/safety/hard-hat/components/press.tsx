import type { ReactNode } from "react";
import { Button } from "~/ui/button.tsx";
import { HUGE } from "./hub-parts.ts";

/** The page on which a button stands. */
export interface PressPage {
  path: string;
  idem: string;
  /** Of an example: nothing is sent. */
  disabled?: boolean;
}

/** One press that is sent: a form with nothing but its button. */
export function Press({
  path,
  idem,
  disabled,
  fields,
  name,
  children,
}: PressPage & {
  fields: Record<string, string>;
  /** What the button is called where its words stand on others too. */
  name?: string;
  children: ReactNode;
}) {
  const { intent = "", ...others } = fields;
  return (
    <form method="post" action={path} data-reload>
      <input type="hidden" name="idem" value={idem} />
      {Object.entries(others).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Button
        name="intent"
        value={intent}
        variant="outline"
        className={HUGE}
        disabled={disabled}
        aria-label={name}
      >
        {children}
      </Button>
    </form>
  );
}
