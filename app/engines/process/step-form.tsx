import { Button } from "~/ui/button.tsx";
import { MOVE_INTENT } from "./move-form.ts";

interface StepFormProps {
  transition: string;
  idem: string;
  version: number;
  /** What the step does. */
  text: string;
  label: string;
}

/** The step that a page is for, such as sending what was written, as a form of its own with what it does above it. */
export function StepForm({ transition, idem, version, text, label }: StepFormProps) {
  return (
    <form method="post" className="grid max-w-prose justify-items-start gap-3 print:hidden" data-reload>
      <input type="hidden" name="intent" value={MOVE_INTENT} />
      <input type="hidden" name="idem" value={idem} />
      <input type="hidden" name="version" value={version} />
      <p className="text-muted">{text}</p>
      <Button name="transition" value={transition} size="lg" className="max-sm:w-full">
        {label}
      </Button>
    </form>
  );
}
