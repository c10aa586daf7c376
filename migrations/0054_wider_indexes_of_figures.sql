DROP INDEX `deals_workspace`;--> statement-breakpoint
CREATE INDEX `deals_workspace` ON `deals` (`workspace_id`,`state`,`next_on`,`id`,`sample`,`value_cents`,`chance`);--> statement-breakpoint
DROP INDEX `process_events_workspace`;--> statement-breakpoint
CREATE INDEX `process_events_workspace` ON `process_events` (`workspace_id`,`at`,`process`,`transition`,`record_id`);--> statement-breakpoint
DROP INDEX `punch_items_created`;--> statement-breakpoint
DROP INDEX `punch_items_state`;--> statement-breakpoint
CREATE INDEX `punch_items_created` ON `punch_items` (`workspace_id`,`created_at`,`sample`,`project_id`,`state`,`back_charge_cents`);--> statement-breakpoint
CREATE INDEX `punch_items_state` ON `punch_items` (`workspace_id`,`state`,`state_since`,`sample`,`project_id`,`rejections`,`created_at`);--> statement-breakpoint
DROP INDEX `workforce_punches_in`;--> statement-breakpoint
CREATE INDEX `workforce_punches_out` ON `workforce_punches` (`workspace_id`,`out_at`,`in_at`,`void`,`sample`);--> statement-breakpoint
CREATE INDEX `workforce_punches_in` ON `workforce_punches` (`workspace_id`,`in_at`,`out_at`,`void`,`sample`,`break_minutes`,`code`);