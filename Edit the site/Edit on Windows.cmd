@echo off
rem Double-click this file on Windows to change the site in your browser.
cd /d "%~dp0.."
where npm >nul 2>nul
if errorlevel 1 (
  echo Node.js is missing: install the version marked LTS from https://nodejs.org, then open this file again.
  pause
  exit /b 1
)
call npm run edit
if errorlevel 1 pause
