#!/bin/sh
(timeout 200 npx vite build --logLevel error 2>&1; timeout 200 npx vite build --mode demo --logLevel error 2>&1) | grep -v "INEFF\|^$"
