### The browser table: what every page and every game share.

web-page-lost = This page could not be fetched.
web-again = Try again
web-home = To the start page
web-close = Close
web-line-lost = The line to the server is down. Nothing is lost; it comes back by itself.
web-read-rule = Rule { $rule }
web-free-seat = Free seat
web-sit = Sit here
web-ready = I am ready
web-choices = What you can do
web-all-choices = All { $count } choices
web-fewer-choices = Fewer
web-waiting-for = { $name } is thinking.
