### The campaign: pages of the story as they are laid out, the crew's progress, what is refused.

## Pages

task-name = { $code }, { $name }
page-title =
    Chapter { $chapter }: { $name }

    { $text }
page-task =
    { $name }

    { $text }

    Task { $task }: { $asks }
page-last =
    { $name }

    { $text }
