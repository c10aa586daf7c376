import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { SelectField } from "./select-field.tsx";

interface ProjectFilterProps {
  action: string;
  /** What the address has besides, which stays as it is. */
  hidden?: Readonly<Record<string, string>>;
  projects: readonly { id: string; name: string }[];
  project: string;
  words: Readonly<Record<"project" | "any" | "show", string>>;
  /** More that the list is narrowed by. */
  children?: ReactNode;
}

/** The form above a list that shows what is of one project alone. */
export function ProjectFilter({
  action,
  hidden = {},
  projects,
  project,
  words,
  children,
}: ProjectFilterProps) {
  return (
    <form method="get" action={action} className="flex flex-wrap items-end gap-3 print:hidden" data-reload>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        name="project"
        id="filter-project"
        label={words.project}
        options={[
          { value: "", text: words.any },
          ...projects.map(({ id, name }) => ({ value: id, text: name })),
        ]}
        defaultValue={project}
      />
      {children}
      <Button variant="outline">{words.show}</Button>
    </form>
  );
}
