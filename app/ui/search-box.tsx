import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "./button.tsx";
import { Field } from "./field.tsx";
import { Icon } from "./icon.tsx";

interface SearchBoxProps {
  /** Path of the results page. */
  action: string;
  /** The current query. */
  q: string;
  label: ReactNode;
  hint: ReactNode;
  submit: ReactNode;
  error?: string;
  maxLength: number;
  /** What else of the address a search keeps; what is empty stays out of it. */
  kept?: Readonly<Record<string, string>>;
}

/** A search by words in the address: one line, sent as `q`. */
export function SearchBox({ action, q, submit, kept = {}, ...field }: SearchBoxProps) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(q);
  useEffect(() => {
    // Not on hydration: text typed before stays. Afterwards the field follows the URL.
    if (shown.current === q) return;
    shown.current = q;
    const input = form.current?.elements.namedItem("q");
    if (input instanceof HTMLInputElement) input.value = q;
  }, [q]);
  return (
    <search className="block">
      <form
        ref={form}
        method="get"
        action={action}
        className="flex flex-wrap items-end gap-3"
        data-keep-scroll
      >
        {Object.entries(kept).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <Field
          name="q"
          type="search"
          defaultValue={q}
          autoComplete="off"
          enterKeyHint="search"
          dir="auto"
          className="w-full min-w-0 flex-1 basis-72 sm:max-w-xl"
          {...field}
        />
        <Button className="max-sm:w-full">
          <Icon name="search" />
          {submit}
        </Button>
      </form>
    </search>
  );
}
