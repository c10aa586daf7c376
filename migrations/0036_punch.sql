CREATE TABLE `punch_items` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`project_id` text NOT NULL,
	`number` integer NOT NULL,
	`room` text NOT NULL,
	`trade` text NOT NULL,
	`words` text NOT NULL,
	`priority` text DEFAULT 'normal' NOT NULL,
	`due_on` text,
	`back_charge_cents` integer DEFAULT 0 NOT NULL,
	`assignee` text DEFAULT '' NOT NULL,
	`assigned_to` text,
	`approver` text,
	`photo_needed` integer DEFAULT true NOT NULL,
	`accepted_at` text,
	`after_photos` text DEFAULT '[]' NOT NULL,
	`work_since` text,
	`rejections` integer DEFAULT 0 NOT NULL,
	`plan_id` text,
	`pin_x` integer,
	`pin_y` integer,
	`state` text DEFAULT 'draft' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "punch_items_pin" CHECK("punch_items"."pin_x" between 0 and 1000 and "punch_items"."pin_y" between 0 and 1000)
);
--> statement-breakpoint
CREATE INDEX `punch_items_workspace` ON `punch_items` (`workspace_id`,`project_id`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `punch_items_number` ON `punch_items` (`project_id`,`number`);