ALTER TABLE `safety_reports` ADD `link_id` text;--> statement-breakpoint
ALTER TABLE `safety_reports` ADD `source` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `safety_reports` ADD `reporter` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `safety_reports` ADD `site_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `safety_reports_link` ON `safety_reports` (`link_id`,`created_at`);